import type { Decision, SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { TomeLine } from '@hollow/text/browser';
import { expect, test } from 'vitest';
import { deedsSeen } from '../src/log/deeds.ts';
import { deedsOf, keptAsked, progressOf, triedOf } from '../src/table/tome/tome.ts';
import { decisionOf } from './decisions.ts';

const line = (kind: TomeLine['kind'], id: string): TomeLine => ({ kind, id, text: id });
const lines = [line('now', 'hand-over'), line('now', 'banish'), line('later', 'learn-name'), line('rule', 'robs')];
const asks = (...rules: readonly string[]): Decision =>
  decisionOf(
    'turn',
    rules.map((rule) => ({ verb: 'offer', rule: `haunts/the-mummy-walks/${rule}`, about: '' })),
  );

test('The page calls possible what the open question offers, and nothing else', () => {
  const ids = (decision: Decision | null) => {
    const { now, soon, later } = deedsOf(lines, 'the-mummy-walks', decision);
    return [now, soon, later].map((some) => some.map(({ id }) => id));
  };
  expect(ids(asks('banish'))).toEqual([['banish'], ['hand-over'], ['learn-name']]);
  expect(ids(asks('banish', 'hand-over'))).toEqual([['hand-over', 'banish'], [], ['learn-name']]);
  expect(ids(null)).toEqual([[], ['hand-over', 'banish'], ['learn-name']]);
});

test('The page does not turn while scenes are shown, nor while a trait is chosen in the middle of a deed', () => {
  const turn = asks('banish');
  const at = (seq: number, decision: Decision | null) => ({ seq, decision });
  const first = at(4, turn);
  // Scenes of the next step are shown over the view before it, and ask nothing.
  expect(keptAsked(first, at(4, null)).decision).toBe(turn);
  const between = keptAsked(first, at(5, decisionOf('trait', [])));
  expect(between.decision).toBe(turn);
  expect(keptAsked(between, at(5, null)).decision).toBe(turn);
  const again = asks();
  expect(keptAsked(between, at(6, again)).decision).toBe(again);
  // When the table has gone on to others the page follows.
  expect(keptAsked(between, at(6, null)).decision).toBeNull();
});

test('What is done is told as done, and the goal is the last step', () => {
  const page = [line('goal', 'lay-to-rest'), ...lines];
  expect(deedsOf(page, 'the-mummy-walks', null)).toMatchObject({ done: [], goal: [] });
  const later = deedsOf([...page, line('done', 'learn-where')], 'the-mummy-walks', null);
  expect(later).toMatchObject({ done: [{ id: 'learn-where' }], goal: [{ id: 'lay-to-rest' }] });
  expect(later.later.map(({ id }) => id)).toEqual(['learn-name']);
});

test('What is counted is in sight, what leads to a goal first', () => {
  const counters = [line('counter', 'Nights'), { ...line('counter', 'Blows 2 of 4'), progress: 50 }];
  expect(progressOf([...lines, ...counters])).toEqual(['Blows 2 of 4', 'Nights']);
});

test('What others were seen to try is counted, and nothing that nobody was told of', () => {
  const done = (n: number, rule: string): LogEntry => ({
    n,
    at: n,
    kind: 'event',
    event: { type: 'offer', who: 'ox', rule, about: '' } as unknown as SeenEvent,
  });
  const entries = [
    done(1, 'haunts/the-mummy-walks/seize'),
    done(2, 'haunts/the-mummy-walks/seize'),
    done(3, 'haunts/the-mummy-walks/banish'),
    done(4, 'rooms/vault/seize'),
  ];
  const seen = deedsSeen(entries, 'the-mummy-walks');
  expect([...seen].map(([id, { n }]) => [id, n])).toEqual([
    ['seize', 2],
    ['banish', 1],
  ]);
  expect(triedOf([...lines, line('used', 'seize'), line('used', 'wait')], seen)).toEqual([
    { id: 'seize', n: 2, results: [] },
  ]);
});

test('A deed whose dice have not fallen yet is not counted', () => {
  const offer = { type: 'offer', who: 'ox-bellows', rule: 'haunts/x/pray', about: '' };
  const roll = { type: 'roll', who: 'ox-bellows', total: 4, tags: [], behind: 'pray' };
  const tried = (...events: readonly object[]) =>
    triedOf(
      [line('used', 'pray')],
      deedsSeen(
        events.map((event, i) => ({ n: i, at: 0, kind: 'event', event }) as unknown as LogEntry),
        'x',
      ),
    );
  const moved = { type: 'roll', who: 'ox-bellows', total: 3, tags: ['movement'] };
  expect(tried(moved, offer)).toEqual([]);
  expect(tried(offer, roll, moved, offer)).toEqual([{ id: 'pray', n: 1, results: [4] }]);
  expect(tried(offer, roll, moved, offer, roll)).toEqual([{ id: 'pray', n: 2, results: [4, 4] }]);
  const blow = { ...roll, behind: undefined, tags: ['attack'] };
  expect(tried(moved, offer, { type: 'attack', by: 'ox-bellows', on: 'zoe' }, blow)).toEqual([]);
  expect(tried(moved, offer, { type: 'attack', by: 'ox-bellows', on: 'zoe' }, blow, { type: 'fought' })).toEqual([
    { id: 'pray', n: 1, results: [] },
  ]);
});

test('What was rolled for a deed of the others is told with it, but not what it had to come to', () => {
  const roll = (total: number, more: object = {}) => ({ type: 'roll', who: 'ox-bellows', total, tags: [], ...more });
  const entries = [
    { type: 'offer', who: 'ox-bellows', rule: 'haunts/x/pray', about: '' },
    roll(4, { behind: 'pray' }),
    roll(2, { behind: 'pray', tags: ['damage'] }),
    roll(7),
    { type: 'offer', who: 'ox-bellows', rule: 'haunts/x/pray', about: '' },
    roll(6, { behind: 'pray' }),
  ].map((event, i) => ({ n: i, at: 0, kind: 'event', event }) as unknown as LogEntry);
  expect(triedOf([line('used', 'pray')], deedsSeen(entries, 'x'))).toEqual([{ id: 'pray', n: 2, results: [4, 6] }]);
});
