import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateGrammarIndex, generateKeyTypes } from '../tools/keys.ts';

/** The formatter breaks long lines; what counts is what is said. */
const bare = (code: string): string => code.replace(/:\s*\|/g, ':').replace(/\s+/g, '');

it.each([
  ['types of the keys', 'keys.generated.ts', generateKeyTypes],
  ['list of the grammars', 'load/grammars.generated.ts', generateGrammarIndex],
] as const)('The %s is current (npm run text:keys)', (_what, file, make) => {
  const kept = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  expect(bare(kept) === bare(make()), `run npm run text:keys: src/${file} is not what it makes`).toBe(true);
});
