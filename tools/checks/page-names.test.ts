import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The page shows whatever packs a table plays, and knows none of them: what it needs of them comes with the game. */

/** Words that are ids of a pack and something else besides: marks, parts of the page, words of the rules. */
const COMMON = ['skull', 'book', 'lost', 'dog', 'key', 'ring', 'candle', 'bell', 'mask', 'safe', 'gallery', 'library'];

const PACKS = ['second-edition', 'third-edition', 'widows-walk', 'the-long-dark', 'the-lighthouse'];

const things = globSync('content/*/{rooms,items,omens,events,tokens,haunts,explorers}/*.ts')
  .map((file) => basename(file).replace(/\..*/, ''))
  .filter((id) => !COMMON.includes(id));

/** Floors, traits and decks of an edition. `event` and `item` are also kinds of entries and of cards' words. */
const DECLARED = ['basement', 'upper', 'speed', 'might', 'sanity', 'knowledge'];

const files = globSync('web/src/**/*.{ts,tsx}');

/** Strings of a file, whole and cut where a path would be. */
const stringsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/['"`]([a-z][a-z0-9/-]*)['"`]/g)].flatMap(([, text = '']) => [
    text,
    ...text.split('/'),
  ]);

test('the page names no pack', () => {
  expect(files.length).toBeGreaterThan(250);
  const found = files.filter((file) => PACKS.some((pack) => readFileSync(file, 'utf8').includes(pack)));
  expect(found).toEqual([]);
  expect(files.filter((file) => /secondEdition|@hollow\/content/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the page names no room, card, token, explorer or haunt, and no floor or trait of an edition', () => {
  expect(things.length).toBeGreaterThan(150);
  const ids = new Set([...things, ...DECLARED]);
  const found = files.flatMap((file) =>
    stringsOf(file)
      .filter((word) => ids.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
