import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDER, keptGames, keptHashes, keptTale } from '../src/golden/files.ts';
import { hauntsOf, sidesOf } from '../src/golden/find.ts';
import { hashesOfGame, nameOf } from '../src/golden/hashes.ts';
import { taleOf } from '../src/golden/tale.ts';
import { SHIPPED } from '../src/packs.ts';
import { wordsIn } from '../src/words.ts';

/** Where one of these differs and the change is meant: `npm run goldens`, and read what has changed. */
const MEANT = 'if this is meant: npm run goldens';
const packs = SHIPPED.slice(0, 1);
const words = wordsIn('en', packs);
const games = keptGames();
const hashes = keptHashes();

test('there is a tale of every haunt for each of its endings, and no other', () => {
  const told = games.map(({ haunt, side }) => `${haunt} ${side}`);
  const wanted = hauntsOf(packs[0]).flatMap((haunt) => sidesOf(haunt).map((side) => `${haunt.number} ${side}`));
  expect(told.sort()).toEqual(wanted.sort());
  expect(readdirSync(FOLDER).filter((file) => file.endsWith('.txt')).length).toBe(games.length);
});

describe.each(games)('haunt $haunt, $side', (game) => {
  test('is told as it was', () => {
    expect(taleOf(packs, words, game), MEANT).toBe(keptTale(game));
  });

  test('goes from turn to turn as it went: who stands where with what, and who is asked what', () => {
    expect(hashesOfGame(packs, game), MEANT).toEqual(hashes[nameOf(game)]);
  });
});

test('hashes are kept of the tales and of nothing else', () => {
  expect(Object.keys(hashes).sort()).toEqual(games.map(nameOf).sort());
});

test('neither tale nor hash of a haunt moves when another one is written', () => {
  const [first, written] = hauntsOf(packs[0]);
  const without = [{ ...packs[0], haunts: (packs[0].haunts ?? []).filter(({ id }) => id !== first.id) }];
  for (const game of games.filter(({ haunt }) => haunt === written.number)) {
    expect(hashesOfGame(without, game)).toEqual(hashes[nameOf(game)]);
    expect(taleOf(without, words, game)).toBe(keptTale(game));
  }
});
