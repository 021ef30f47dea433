import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as content from '@hollow/content';
import { expect, test } from 'vitest';

/** Words that are ids of a pack and something else besides: the mark below the lowest number of a track, what a haunt is read from, a verdict, a fight, and a shape. */
const COMMON = ['skull', 'book', 'lost', 'safe', 'map'];

const idsOfPacks = globSync('content/*/{rooms,items,omens,events,tokens,haunts,explorers}/*.ts')
  .map((file) => basename(file).replace(/\..*/, ''))
  .filter((id) => !COMMON.includes(id));

test('the engine names no room, card, token, explorer or haunt of a pack', () => {
  expect(idsOfPacks.length).toBeGreaterThan(150);
  const ids = new Set(idsOfPacks);
  const found = globSync('engine/src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z][a-z0-9./-]*)'/g)]
      .flatMap(([, text = '']) => [text, ...text.split(/[./]/)].filter((word) => ids.has(word)))
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('the engine names no switch of an edition: the edition says which rules each of them reads', () => {
  const names = new Set(Object.values(content).flatMap(({ edition }) => Object.keys(edition?.switches ?? {})));
  // What an edition says of its haunt roll has the name of a switch about it.
  names.delete('hauntRoll');
  expect(names.size).toBeGreaterThan(30);
  // A step of formats speaks of what the engine knew once.
  const files = globSync('engine/src/**/*.ts', { exclude: ['engine/src/formats/**'] });
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([A-Za-z]+)'/g)].flatMap(([, word = '']) =>
      names.has(word) ? [`${file}: ${word}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('nobody but the engine works out which side has won', () => {
  const files = globSync('{cli,text,web,server,table,protocol,bots,planner}/src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const guesses =
    /\bwhy\b[^\n]*===\s*'(heroes|traitor|nobody-left|each)'|verdicts\)?\.|\.(entries|values|keys)\([^)]*verdicts/;
  // Tales are told apart by the goal that was reached, whoever reached it.
  const guessing = files.filter(
    (file) => guesses.test(readFileSync(file, 'utf8')) && !file.startsWith('cli/src/golden'),
  );
  expect(guessing).toEqual([]);
});

test('nobody looks for something in a pack as in a text', () => {
  const files = globSync('{engine,cli,text,web,server,table,protocol,bots,planner,drawing}/src/**/*.{ts,tsx}');
  const searched = /JSON\.stringify\([^;]*?\)\s*\.(match|matchAll|includes|indexOf|search|test)\(|\.includes\(`"/;
  // What an amendment has broken is only looked for to name the line in a message.
  const found = files.filter((file) => searched.test(readFileSync(file, 'utf8')) && !file.endsWith('played-packs.ts'));
  expect(found).toEqual([]);
});
