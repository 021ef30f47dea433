import { expect, test } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.ts';

/** The order in which all that waits is done. */
function orderOf(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (;;) {
    const next = queue.take((item) => item);
    if (next === null) return taken;
    taken.push(next.item);
  }
}

test('whoever has much waiting waits for themselves: others come after one of theirs at most', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 50; i++) queue.add('many', `many ${i}`);
  queue.add('one', 'one');
  queue.add('other', 'other');
  const order = orderOf(queue);
  expect(order.slice(0, 4)).toEqual(['many 0', 'one', 'other', 'many 1']);
  expect(order).toHaveLength(52);
});

test('whoever was just served does not come before one who was served longer ago, however late that one asks', () => {
  const queue = new FairQueue<string>();
  queue.add('one', 'one 0');
  for (let i = 0; i < 9; i++) queue.add('many', `many ${i}`);
  const taken: (string | undefined)[] = [];
  for (let i = 1; i < 5; i++) {
    taken.push(queue.take((item) => item)?.item);
    queue.add('one', `one ${i}`);
  }
  expect(taken).toEqual(['one 0', 'many 0', 'one 1', 'many 1']);
});

test('what cannot be done yet keeps its place and stops nobody behind it', () => {
  const queue = new FairQueue<string>();
  for (const item of ['busy', 'free']) queue.add('one', item);
  expect(queue.take((item) => (item === 'free' ? 'a thread' : null))).toEqual({ item: 'free', place: 'a thread' });
  expect(queue.take((item) => (item === 'free' ? 'a thread' : null))).toBeNull();
  expect(queue.waitingFor('one')).toBe(1);
  expect(queue.takeAll()).toEqual(['busy']);
  expect(queue.lines).toBe(0);
});

test('of several for whom something is done, the one with least waiting answers for it', () => {
  const queue = new FairQueue<string>();
  queue.add('many', 'x');
  expect(queue.leastOf(['many', 'none'])).toBe('none');
  expect(queue.leastOf(['many'])).toBe('many');
  expect(queue.leastOf([])).toBe('');
});
