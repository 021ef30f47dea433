import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Entry } from '../src/content/catalogue.ts';
import { contentCoverage } from '../src/content/coverage.ts';
import type { WordUse } from '../src/content/usage.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { SHIPPED } from '../src/packs/packs.ts';
import { hollow, lastJson } from './hollow.ts';

test('everything in the packs is listed with the file in which it stands', async () => {
  const entries = lastJson(await hollow(['content', 'list', '--json'])) as Entry[];
  const kinds = new Set(entries.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['event', 'explorer', 'haunt', 'item', 'omen', 'room']);
  expect(entries.filter(({ kind, number }) => kind === 'haunt' && number === undefined)).toEqual([]);
  expect(entries.filter(({ file }) => file === null || !existsSync(join(PROJECT_ROOT, file)))).toEqual([]);
});

test('of every haunt the list says whether it is written', async () => {
  const entries = lastJson(await hollow(['content', 'list', '--json'])) as Entry[];
  expect(entries.filter(({ kind, written }) => (kind === 'haunt') !== (written !== undefined))).toEqual([]);
  const numbersOf = (edition: string, isIn: boolean): (number | undefined)[] =>
    entries.flatMap(({ pack, written, number }) => (pack === edition && written === isIn ? [number] : []));
  expect(numbersOf('second-edition', false)).toEqual([]);
  expect(numbersOf('third-edition', true)).toEqual(expect.arrayContaining([6, 8, 12, 43]));
  expect(numbersOf('third-edition', false)).toContain(1);
  const { out } = await hollow(['content', 'list', '--edition', 'third-edition']);
  const lines = out.split('\n').filter((line) => line.endsWith('not written yet'));
  expect(lines).toHaveLength(numbersOf('third-edition', false).length);
});

test('the words that the packs use are told with where they are used', async () => {
  const used = lastJson(await hollow(['content', 'words', '--json'])) as WordUse[];
  const contest = used.find(({ word }) => word === 'contest');
  expect(contest).toMatchObject({ word: 'contest', cards: 0, rooms: 0, tokens: 0 });
  expect(contest?.haunts).toEqual(expect.arrayContaining([35, 37]));
  expect(used.find(({ word }) => word === 'x.self')?.cards).toBeGreaterThan(50);
  expect(used.find(({ word }) => word === 'moveRoom')?.rooms).toBeGreaterThan(0);
});

test('of a pack that adds to an edition coverage counts its own operations alone', async () => {
  const pack = join(PROJECT_ROOT, 'docs/examples/the-long-dark.json');
  const { out } = await hollow(['content', 'coverage', '--pack', pack, '--games', '2']);
  const [, operations = ''] = /^long-dark: \d+ of (\d+) operations reached/.exec(out) ?? [];
  expect(Number(operations)).toBeGreaterThan(0);
  expect(Number(operations)).toBeLessThan(100);
});

test('coverage counts what games at random and scripts reach', () => {
  const script = join(PROJECT_ROOT, 'content/second-edition/events/drip.script.yaml');
  const result = contentCoverage(SHIPPED.slice(0, 1), SHIPPED.slice(0, 1), {
    games: 20,
    seed: 'covered',
    scripts: [script],
  });
  expect(Object.keys(result)).toEqual([
    'operations',
    'reached',
    'byRandom',
    'byScript',
    'natives',
    'nativeShare',
    'unreached',
  ]);
  expect(result.reached + result.unreached.length).toBe(result.operations);
  expect(result.byRandom).toBeGreaterThan(100);
  expect(result.byScript).toBeGreaterThan(0);
});

test('one thing is shown with its rules', async () => {
  const { out } = await hollow(['content', 'show', 'second-edition/spear']);
  expect(out).toContain('content/second-edition/omens/spear.ts');
  expect(out).toContain('"weapon"');
});
