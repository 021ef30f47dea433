import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Words that are ids of a pack and something else besides: the mark below the lowest number of a track, what a haunt is read from, and a verdict. */
const COMMON = ['skull', 'book', 'lost'];

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
