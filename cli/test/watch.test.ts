import { expect, test } from 'vitest';
import { keptStarts } from '../src/starts/kept-starts.ts';
import { drawLots } from '../src/watch/games.ts';

test('lots are drawn alike from the same seed, and no haunt comes again before all have', () => {
  const starts = keptStarts();
  const haunts = Object.keys(starts).length;
  const lots = drawLots(starts, 'june', haunts + 3);
  expect(lots).toHaveLength(haunts + 3);
  expect(new Set(lots.slice(0, haunts).map(({ haunt }) => haunt)).size).toBe(haunts);
  expect(drawLots(starts, 'june', 5)).toEqual(lots.slice(0, 5));
});
