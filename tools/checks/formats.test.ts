import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ladder, PACK_LADDER, STATE_LADDER } from '@hollow/engine';
import { expect, test } from 'vitest';
import { RECORDING_LADDER } from '../../cli/src/game/formats/ladder.ts';
import { ARCHIVE_LADDER } from '../../server/src/replay/formats/ladder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that is kept and says its format, with the folder of its steps and that of their tests. */
const LADDERS: readonly (readonly [what: string, ladder: Ladder, folder: string, tests: string])[] = [
  ['state', STATE_LADDER, 'engine/src/formats/state', 'engine/test/formats'],
  ['pack', PACK_LADDER, 'engine/src/formats/pack', 'engine/test/formats'],
  ['recording', RECORDING_LADDER, 'cli/src/game/formats', 'cli/test/formats'],
  ['archive', ARCHIVE_LADDER, 'server/src/replay/formats', 'server/test/formats'],
];

/** Names of the steps that lead from the first format to the last. */
const stepsOf = ({ first, last }: Pick<Ladder, 'first' | 'last'>): string[] =>
  Array.from({ length: last - first }, (_, i) => `${first + i}-to-${first + i + 1}`);

/** What a ladder lacks, or has too much of: entries, files, tests. */
function faultsOf(what: string, ladder: Ladder, files: readonly string[], tests: readonly string[]): string[] {
  const wanted = stepsOf(ladder);
  const entries = Object.keys(ladder.steps).map((from) => `${from}-to-${Number(from) + 1}`);
  const isStep = (name: string): boolean => /^\d+-to-\d+\.ts$/.test(name);
  return [
    ...wanted.filter((step) => !entries.includes(step)).map((step) => `no entry ${step}`),
    ...wanted.filter((step) => !files.includes(`${step}.ts`)).map((step) => `no file ${step}.ts`),
    ...wanted
      .filter((step) => !tests.includes(`${what}-${step}.test.ts`))
      .map((step) => `no test ${what}-${step}.test.ts`),
    ...entries.filter((step) => !wanted.includes(step)).map((step) => `${step} leads nowhere`),
    ...files.filter((name) => isStep(name) && !wanted.includes(name.slice(0, -3))).map((name) => `${name} is not used`),
  ];
}

const namesIn = (folder: string): string[] => (existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []);

test.each(LADDERS)('a step with its test leads from every format to the next: %s', (what, ladder, folder, tests) => {
  expect(faultsOf(what, ladder, namesIn(folder), namesIn(tests))).toEqual([]);
});

test('a format that was raised without a step is found', () => {
  const raised: Ladder = { field: 'format', first: 2, last: 4, steps: { 2: { up: (kept) => kept } } };
  expect(faultsOf('state', raised, ['ladder.ts', '2-to-3.ts', '1-to-2.ts'], ['state-2-to-3.test.ts'])).toEqual([
    'no entry 3-to-4',
    'no file 3-to-4.ts',
    'no test state-3-to-4.test.ts',
    '1-to-2.ts is not used',
  ]);
});
