import { secondEdition } from '@hollow/content';
import { runScript, type Script } from '@hollow/engine/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { junk, path, spoil } from '../../content/test/junk.ts';
import { PROGRAMS } from '../src/packs/packs.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';
import { must } from './must.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const config = { numRuns: FULL ? 2500 : 150, seed: 20_261_115 };
/** A program that lies ready is a spoiled script's as well: in the full run each compiles its own. */
const options = FULL ? {} : { programs: PROGRAMS };
const scripts = scriptFiles().slice(0, 40).flatMap(readScripts);

test('a spoiled script fails with a message and never throws', () => {
  fc.assert(
    fc.property(fc.nat(), path, junk, (which, steps, value) => {
      const { script } = must(scripts[which % scripts.length], 'a script');
      const result = runScript([secondEdition], spoil(script, steps, value) as Script, options);
      expect(typeof result.ok).toBe('boolean');
      if (!result.ok) expect(result.message).not.toBe('');
    }),
    config,
  );
}, 3_600_000);
