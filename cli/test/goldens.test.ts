import { readdirSync } from 'node:fs';
import { Engine } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { FOLDER, keptGames, keptHashes, keptTale } from '../src/golden/files.ts';
import { hauntsOf, sidesOf } from '../src/golden/game.ts';
import { hashesOf } from '../src/golden/hashes.ts';
import { taleOf } from '../src/golden/tale.ts';
import { SHIPPED } from '../src/packs.ts';
import { wordsIn } from '../src/words.ts';

/** Where one of these differs and the change is meant: `npm run goldens`, and read what has changed. */
const MEANT = 'if this is meant: npm run goldens';
const packs = SHIPPED.slice(0, 1);
const engine = new Engine(packs);
const words = wordsIn('en', packs);
const games = keptGames();

test('there is a tale of every haunt for each of its endings, and no other', () => {
  const told = games.map(({ haunt, side }) => `${haunt} ${side}`);
  const wanted = hauntsOf(packs[0]).flatMap((haunt) => sidesOf(haunt).map((side) => `${haunt.number} ${side}`));
  expect(told.sort()).toEqual(wanted.sort());
  expect(readdirSync(FOLDER).filter((file) => file.endsWith('.txt')).length).toBe(games.length);
});

describe.each(games)('haunt $haunt, $side', (game) => {
  test('is told as it was', () => {
    expect(taleOf(engine, words, game), MEANT).toBe(keptTale(game));
  });
});

test('three seeded games of every haunt end as they ended', { timeout: 120_000 }, () => {
  expect(hashesOf(engine), MEANT).toEqual(keptHashes());
});

test('neither tale nor hash of a haunt moves when another one is written', () => {
  const [first, written] = hauntsOf(packs[0]);
  const without = new Engine([{ ...packs[0], haunts: (packs[0].haunts ?? []).filter(({ id }) => id !== first.id) }]);
  expect(keptHashes()).toMatchObject(hashesOf(without, [written]));
  for (const game of games.filter(({ haunt }) => haunt === written.number))
    expect(taleOf(without, words, game)).toBe(keptTale(game));
});
