import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateKeyTypes } from '../tools/keys.ts';

/** The formatter breaks long lines; what counts is what is said. */
const bare = (code: string): string => code.replace(/:\s*\|/g, ':').replace(/\s+/g, '');

it('The types of the keys are current (npm run text:keys)', () => {
  const kept = readFileSync(new URL('../src/keys.generated.ts', import.meta.url), 'utf8');
  expect(
    bare(kept) === bare(generateKeyTypes()),
    'run npm run text:keys: src/keys.generated.ts is not what it makes',
  ).toBe(true);
});
