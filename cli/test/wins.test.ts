import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { expect, test } from 'vitest';
import { writtenHaunts } from '../src/golden/kept-game.ts';
import { keptStarts } from '../src/starts/kept-starts.ts';
import { interval, playStartOut, winsOf, winsRow } from '../src/starts/wins.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
const starts = keptStarts();
const haunts = [...writtenHaunts([secondEdition])].map(([key, { number }]) => ({ key, number }));

test('an interval is the wider the fewer games there are, and never leaves what can be', () => {
  expect(interval(0, 10)).toEqual([0, 28]);
  expect(interval(10, 10)).toEqual([72, 100]);
  expect(interval(50, 100)).toEqual([40, 60]);
});

test.each(haunts.filter(({ number }) => !full && number % 3 === 0).slice(0, 3))(
  'a start of haunt $number is played to its end',
  ({ key }) => {
    const start = must(starts[key]?.[4]?.[0], 'a start');
    const { state, rounds } = playStartOut(engine, key, 4, start);
    expect(rounds).toBeGreaterThan(0);
    expect(state.haunt).toBeGreaterThanOrEqual(0);
    expect(state.outcome).not.toBeNull();
  },
);

/** The rows of the table, by the number of their haunt: one that is not there has been withdrawn. */
const rows = readFileSync(new URL('../../docs/evidence/the-wins.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, number, games] = /^\| (\d+) \| (\d+) \|/.exec(row) ?? [];
    const found = haunts.find((haunt) => String(haunt.number) === number);
    return found === undefined ? [] : [{ ...found, row, games: Number(games) }];
  });

test.runIf(full).each(rows)(
  'the row of haunt $number is what its starts come to today',
  ({ key, number, row, games }) => {
    const kept = starts[key] ?? {};
    const wins = winsOf(engine, key, kept, games / Object.keys(kept).length);
    expect(winsRow(number, wins), 'npm run wins, or take the row out').toBe(row);
  },
);
