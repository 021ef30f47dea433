import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { secondEdition } from '@hollow/content';
import { expect, test } from 'vitest';

/** The page shows whatever packs a table plays, and knows none of them: what it needs of them comes with the game. */

/** Words that are ids of a pack and something else besides: marks, parts of the page, words of the rules. */
const COMMON = [
  'skull',
  'book',
  'lost',
  'dog',
  'key',
  'ring',
  'candle',
  'bell',
  'mask',
  'safe',
  'gallery',
  'library',
  'dagger',
];

/** Presets that are called after the language of a book. */
const LANGUAGE = /^[a-z]{2}$/;

const PACKS = ['second-edition', 'third-edition', 'widows-walk', 'the-long-dark', 'the-lighthouse'];

const things = globSync('content/*/{rooms,items,omens,events,tokens,haunts,explorers}/*.ts')
  .map((file) => basename(file).replace(/\..*/, ''))
  .filter((id) => !COMMON.includes(id));

/** What the editions declare and the page says for itself: kinds of entries and of cards' words, a floor that is the ground of a drawing. */
const OWN = ['event', 'item', 'ground'];

const edition = secondEdition.edition;
if (edition === undefined) throw new Error('the second edition is none');

/** Floors, traits, kinds of damage, decks and presets of an edition. */
const DECLARED = [
  ...edition.floors,
  ...edition.traits,
  ...Object.keys(edition.damage),
  ...edition.decks.map(({ id }) => id),
  ...Object.keys(edition.presets),
].filter((id) => !OWN.includes(id) && !LANGUAGE.test(id));

/** What a position tells of the haunt roll has the name of a switch about it. */
const SWITCHES = Object.keys(edition.switches).filter((id) => id !== 'hauntRoll');

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

test('the page names no room, card, token, explorer or haunt, and no floor, trait, deck or preset of an edition', () => {
  expect(things.length).toBeGreaterThan(150);
  const ids = new Set([...things, ...DECLARED]);
  const found = files.flatMap((file) =>
    stringsOf(file)
      .filter((word) => ids.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('the page names no switch of an edition: what follows from one comes with the game', () => {
  expect(SWITCHES.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const words = new Set(readFileSync(file, 'utf8').match(/[A-Za-z][A-Za-z0-9]*/g));
    return SWITCHES.filter((id) => words.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(found).toEqual([]);
});

test('the words of the page itself name no deck, floor or trait of an edition', () => {
  const ids = [...edition.floors, ...edition.traits, ...edition.decks.map(({ id }) => id)];
  const keys = ['play', 'rulebook', 'lobby', 'end', 'tv'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`text/en/${file}.json`, 'utf8')) as object),
  );
  const named = keys.filter((key) => !/^(glossary|term)\./.test(key) && ids.some((id) => key.endsWith(`-${id}`)));
  expect(named).toEqual([]);
});

test('what floors, traits, decks and kinds of damage are called is said in the words of their pack', () => {
  const ids = [edition.floors, edition.traits, edition.decks.map(({ id }) => id), Object.keys(edition.damage)].flat();
  const own = new RegExp(`^(name|on|trait|term|glossary)\\.(${ids.join('|')})$`);
  const found = globSync('text/*/*.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
      .filter((key) => own.test(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(found).toEqual([]);
});

test('nor do the messages and the rules of a table name a pack', () => {
  const found = globSync('{protocol,table}/src/**/*.ts').filter((file) =>
    stringsOf(file).some((word) => PACKS.includes(word)),
  );
  expect(found).toEqual([]);
});
