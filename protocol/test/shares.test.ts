import type { Decision, Option } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { applyPatches, diff, packShares, type SentView, unpackShares, type WireView } from '../src/index.ts';

const TRAITS = ['might', 'speed', 'knowledge', 'sanity'];

/** Every way in which so much damage falls on the traits. */
function ways(n: number, among = TRAITS.length): number[][] {
  if (among === 1) return [[n]];
  return Array.from({ length: n + 1 }, (_, first) => ways(n - first, among - 1).map((rest) => [first, ...rest])).flat();
}

const split = (losses: readonly number[]): Option => ({
  verb: 'split',
  losses: Object.fromEntries(losses.map((loss, i) => [TRAITS[i] ?? '', loss])),
  ...(losses.some((loss) => loss > 8) ? { deadly: true } : {}),
});

const viewOf = (options: readonly Option[]): WireView =>
  ({ seq: 7, decisions: [{ id: 7, seat: 0, kind: 'split', options } as unknown as Decision] }) as unknown as WireView;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

describe('Damage that falls on four traits', () => {
  const view = viewOf(ways(12).map(split));

  test('travels in short and is the same on the other side, way by way', () => {
    const sent = packShares(view);
    expect(sent.decisions[0]?.options).toHaveLength(455);
    expect(unpackShares(JSON.parse(JSON.stringify(sent)) as SentView)).toEqual(view);
    expect(sizeOf(sent) * 8).toBeLessThan(sizeOf(view));
  });

  test('is unpacked once', () => {
    const sent = packShares(view);
    expect(unpackShares(sent)).toBe(unpackShares(sent));
  });

  test('and what comes after it is told of what was sent', () => {
    const before = packShares(view);
    const after = packShares(viewOf([{ verb: 'end' }, { verb: 'done' }]));
    expect(applyPatches(before, diff(before, after))).toEqual(after);
  });
});

test('Few ways, and other questions, travel as they are', () => {
  const few = viewOf(ways(3).map(split));
  expect(packShares(few)).toBe(few);
  expect(unpackShares(few)).toBe(few);
  const other = viewOf(Array.from({ length: 30 }, (_, n) => ({ verb: 'number', n })));
  expect(packShares(other)).toBe(other);
});
