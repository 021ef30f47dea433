import type { Decision } from '@hollow/engine';
import type { TomeLine } from '@hollow/text/browser';
import { expect, test } from 'vitest';
import { deedsOf } from '../src/table/tome/tome.ts';
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
