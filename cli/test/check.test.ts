import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@hollow/engine';
import { expect, test } from 'vitest';
import { readJson } from '../src/files/files.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { hollow, lastJson, scratch } from './hollow.ts';

const EXAMPLE = join(PROJECT_ROOT, 'docs/examples/the-long-dark.json');

interface Result {
  readonly wrong: number;
  readonly steps: readonly { readonly step: string; readonly remarks: readonly { readonly message: string }[] }[];
}

const check = async (...args: string[]): Promise<{ readonly code: number | null; readonly result: Result }> => {
  const ran = await hollow(['check', ...args, '--no-types', '--json']);
  return { code: ran.code, result: lastJson(ran) as Result };
};

test('a haunt goes through every check, and has nothing to mend', async () => {
  const { code, result } = await check('second-edition/tick-tick-tick');
  expect(result.steps.map(({ step }) => step)).toEqual([
    'index',
    'lint and words',
    'scripts',
    'figures and who knows what',
    'generated scripts',
    'secrecy',
    'games',
    'seams',
    'endings',
  ]);
  expect(result.steps.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
  expect({ code, wrong: result.wrong }).toEqual({ code: 0, wrong: 0 });
});

test('a card has no figures, and nothing to mend', async () => {
  const { code, result } = await check('axe');
  expect(result.steps.map(({ step }) => step)).toEqual(['index', 'lint and words', 'scripts', 'secrecy', 'games']);
  expect({ code, wrong: result.wrong }).toEqual({ code: 0, wrong: 0 });
});

test('a word is on the page of the language, and the scripts of what uses it pass', async () => {
  const { code, result } = await check('takeRoom');
  expect(result.steps.length).toBeGreaterThan(2);
  expect({ code, wrong: result.wrong }).toEqual({ code: 0, wrong: 0 });
});

test('a haunt that is only a line of the chart says so', async () => {
  const file = join(scratch(), 'lines.json');
  const line = { id: 'not-yet', number: 901, kind: 'traitor', traitor: { x: 'revealer' } };
  const { format } = readJson(EXAMPLE) as Pack;
  writeFileSync(file, JSON.stringify({ id: 'lines', format, extends: 'second-edition', haunts: [line] }));
  const { result } = await check('not-yet', '--pack', file);
  expect(result.steps).toMatchObject([
    { step: 'index', remarks: [] },
    { step: 'written', remarks: [{ message: 'its rules are not written yet' }] },
  ]);
});

test('a pack of one’s own is checked as it is', async () => {
  const pack = readJson(EXAMPLE) as Pack;
  const [haunt] = pack.haunts ?? [];
  const file = join(scratch(), 'mine.json');
  const actions = { ...haunt?.actions, idle: { who: { x: 'heroes' }, do: [] } };
  writeFileSync(file, JSON.stringify({ ...pack, haunts: [{ ...haunt, actions }] }));
  const { code, result } = await check(haunt?.id ?? '', '--pack', file);
  expect(code).toBe(1);
  const lint = result.steps.find(({ step }) => step === 'lint and words');
  expect(lint?.remarks.map(({ message }) => message)).toContain('the action does nothing [idle]');
});

test('what nobody knows is refused', async () => {
  const ran = await hollow(['check', 'no-such-thing']);
  expect(ran).toMatchObject({ code: 2 });
  expect(ran.err).toContain('there is no “no-such-thing” in the packs, and no such word');
});
