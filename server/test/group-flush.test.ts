import { expect, test } from 'vitest';
import { StoreFailure } from '../src/store/errors.ts';
import { type Flushing, GroupFlush } from '../src/store/group-flush.ts';
import { must } from './must.ts';

/** A disk that is slow: every flush ends when it is told to. */
class SlowDisk implements Flushing {
  readonly flushes: ((error?: Error) => void)[] = [];
  readonly ways: string[] = [];

  #wait(way: string): Promise<void> {
    this.ways.push(way);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.flushes.push((error) => (error === undefined ? resolve() : reject(error)));
    return promise;
  }

  flush(): Promise<void> {
    return this.#wait('flush');
  }

  rescue(): Promise<void> {
    return this.#wait('rescue');
  }
}

interface Write {
  done: boolean;
  readonly durable: Promise<void>;
}

function write(group: GroupFlush): Write {
  group.noteWrite();
  const waiting = { done: false };
  const durable = group.durable().then(() => {
    waiting.done = true;
  });
  // Whoever looks at it later is told; nobody else is.
  durable.catch(() => undefined);
  return Object.assign(waiting, { durable });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('nobody is told before the flush is over that began after they wrote', async () => {
  const disk = new SlowDisk();
  const group = new GroupFlush(disk);
  const first = write(group);
  const second = write(group);
  await turn();
  expect([disk.flushes.length, first.done, second.done]).toEqual([1, false, false]);
  must(disk.flushes[0])();
  await turn();
  // The second came when the first flush had begun.
  expect([disk.flushes.length, first.done, second.done]).toEqual([2, true, false]);
  must(disk.flushes[1])();
  await second.durable;
});

test('all who write during a flush share the next one', async () => {
  const disk = new SlowDisk();
  const group = new GroupFlush(disk);
  const all = [write(group)];
  await turn();
  for (let i = 0; i < 20; i++) all.push(write(group));
  must(disk.flushes[0])();
  await turn();
  must(disk.flushes[1])();
  await Promise.all(all.map(({ durable }) => durable));
  expect(disk.flushes).toHaveLength(2);
});

test('where nothing was written nothing is flushed', async () => {
  const disk = new SlowDisk();
  await new GroupFlush(disk).durable();
  expect(disk.flushes).toEqual([]);
});

test('a flush that fails is told to all who waited for it, and nothing is durable before everything was written again', async () => {
  const disk = new SlowDisk();
  const group = new GroupFlush(disk);
  const lost = write(group);
  await turn();
  must(disk.flushes[0])(new Error('the disk is gone'));
  await expect(lost.durable).rejects.toThrow(StoreFailure);
  const again = group.durable();
  await turn();
  expect(disk.ways).toEqual(['flush', 'rescue']);
  must(disk.flushes[1])();
  await again;
  const next = write(group);
  await turn();
  expect(disk.ways.at(-1)).toBe('flush');
  must(disk.flushes[2])();
  await next.durable;
});
