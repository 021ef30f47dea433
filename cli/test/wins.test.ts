import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenHaunts } from '../src/golden/kept-game.ts';
import { engineFor, packsBehind, SHIPPED } from '../src/packs/packs.ts';
import { keptStarts } from '../src/starts/kept-starts.ts';
import { interval, playStartOut, winsOf, winsRow } from '../src/starts/wins.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
const starts = keptStarts();
const haunts = [...writtenHaunts(SHIPPED)].map(([key, { number }]) => ({ key, number }));

test('an interval is the wider the fewer games there are, and never leaves what can be', () => {
  expect(interval(0, 10)).toEqual([0, 28]);
  expect(interval(10, 10)).toEqual([72, 100]);
  expect(interval(50, 100)).toEqual([40, 60]);
});

test.each(haunts.filter(({ number }) => !full && number % 3 === 0).slice(0, 3))(
  'a start of $key is played to its end',
  ({ key }) => {
    const start = must(starts[key]?.[4]?.[0], 'a start');
    const { state, rounds } = playStartOut(engineFor(packsBehind(key)), key, 4, start);
    expect(rounds).toBeGreaterThan(0);
    expect(state.haunt).toBeGreaterThanOrEqual(0);
    expect(state.outcome).not.toBeNull();
  },
);

/** The rows of the table, by their haunt: one that is not there has been withdrawn. They have an interval, which rows of other tables have not. */
const rows = readFileSync(new URL('../../docs/evidence/the-wins.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, haunt, games] = /^\| (\S+\/\S+) \| (\d+) \| \d+ \| \d+–\d+ % \|/.exec(row) ?? [];
    const found = haunts.find(({ key }) => key === haunt);
    return found === undefined ? [] : [{ ...found, row, games: Number(games) }];
  });

test('no haunt has two rows: other tables of the page are not of these starts', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test.runIf(full).each(rows)('the row of $key is what its starts come to today', ({ key, row, games }) => {
  const kept = starts[key] ?? {};
  const wins = winsOf(engineFor(packsBehind(key)), key, kept, games / Object.keys(kept).length);
  expect(winsRow(key, wins), 'npm run wins, or take the row out').toBe(row);
});
