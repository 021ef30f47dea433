import { readdirSync } from 'node:fs';
import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, isWritten, type Setup } from '@hollow/engine';
import { checkCopies, checkOptions, checkSaves, walkGame } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { booksOf } from './books.ts';

/** The kit over every haunt that can be played: a slice here, the figures of docs/evidence in the full run. */
const full = process.env.HOLLOW_TEST === 'full';
const EDITIONS = [secondEdition, thirdEdition].map((pack) => ({
  id: pack.id,
  engine: new Engine([pack]),
  written: (pack.haunts ?? []).filter(isWritten),
  books: booksOf(pack),
  // Two people play with several explorers each, where the edition lets them.
  tables: pack.edition?.players.min === 2 ? [2, 3, 4, 5, 6] : [3, 4, 5, 6],
}));
const HAUNTS = EDITIONS.flatMap(({ id, engine, written, books, tables }) =>
  written.map((haunt) => ({ edition: id, number: haunt.number, id: haunt.id, engine, books, every: tables })),
);
const BUDGET = { rounds: 60, answers: 20_000, every: full ? 5 : 60, samples: 0 };

test.each(EDITIONS)('every file of the folder of the $id is a written haunt of the pack', ({ id, written }) => {
  const files = readdirSync(new URL(`../${id}/haunts/`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  expect(written.map((haunt) => haunt.id).sort()).toEqual(files.sort());
});

test('all fifty of the second edition are written', () => {
  expect(HAUNTS.filter(({ edition }) => edition === secondEdition.id)).toHaveLength(50);
});

test.each(EDITIONS)('the figures of a haunt of the $id are the same by the readings of every book', ({ written }) => {
  expect(written.filter((haunt) => JSON.stringify(haunt).includes('"under":')).map(({ id }) => id)).toEqual([]);
});

describe.each(HAUNTS)('haunt $number of the $edition, $id', ({ number, engine, books, every }) => {
  const setup = (n: number): Setup => ({ seats: Array.from({ length: n }, () => ({})), haunts: [number] });

  // One table of each haunt, by its number; all of them in the full run.
  const tables = full ? every : [3, 4, 5, 6].filter((n) => n % 4 === number % 4);

  test.each(tables)('runs at random with %i players, without a dead end', (n) => {
    let begun = 0;
    for (let i = 0; i < (full ? 125 : 2); i++) {
      const played = walkGame(engine, setup(n), `${number} ${n} ${i}`, { ...BUDGET, rounds: 100, every: 100_000 });
      const { state } = played;
      if (state.haunt < 0) continue;
      begun++;
      expect(engine.program(state.ruleset).haunts[state.haunt]?.def.number).toBe(number);
    }
    expect(begun).toBeGreaterThan(0);
  });

  // Of these three one for each haunt, by its number; all of them in the full run.
  const isTurnOf = (law: number): boolean => full || number % 3 === law;

  test.runIf(isTurnOf(0))('options are legal and unique, bad answers change nothing', () => {
    checkOptions(engine, setup(3 + (number % 4)), `options ${number}`, BUDGET);
  });

  test.runIf(isTurnOf(1))('clone, JSON round trip and replay are the game', () => {
    checkCopies(engine, setup(3 + ((number + 1) % 4)), `copies ${number}`, BUDGET);
  });

  test.runIf(isTurnOf(2)).each(full ? every : [3])(
    'saved and loaded before every answer, it has the same options and goes on the same (%i players)',
    (n) => {
      let inHaunt = 0;
      // A game whose haunt comes late is followed by another.
      for (let i = 0; i < 5 && inHaunt < 40; i++)
        inHaunt += checkSaves(engine, setup(n), `saves ${number} ${i}`, { ...BUDGET, rounds: full ? 100 : 30 }).inHaunt;
      expect(inHaunt).toBeGreaterThanOrEqual(40);
    },
  );

  test.runIf(full).each(books)('by the readings of the book %s it runs, is saved and goes on the same', (preset) => {
    const players = every[(number + books.indexOf(preset)) % every.length] ?? 3;
    const byBook = { ...setup(players), preset };
    let inHaunt = 0;
    for (let i = 0; i < 5 && inHaunt < 40; i++)
      inHaunt += checkSaves(engine, byBook, `${preset} ${number} ${i}`, { ...BUDGET, rounds: 100 }).inHaunt;
    expect(inHaunt).toBeGreaterThanOrEqual(40);
    checkCopies(engine, byBook, `${preset} copies ${number}`, BUDGET);
    checkOptions(engine, byBook, `${preset} options ${number}`, BUDGET);
  });
});
