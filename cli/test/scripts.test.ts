import { runScript, type ScriptResult } from '@hollow/engine/kit';
import { describe, expect, it } from 'vitest';
import { PROGRAMS, packsOf } from '../src/packs/packs.ts';
import { whyNotProved } from '../src/proof/prove.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** A tenth of the clauses is turned round in each run; all of them in the full run. */
const tenth = (clause: string): boolean => full || [...clause].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 10 === 0;

describe.each(scriptFiles())('%s', (file) => {
  const packs = packsOf(file);
  for (const entry of readScripts(file)) {
    let run: ScriptResult | undefined;
    const ran = (): ScriptResult => {
      run ??= runScript(packs, entry.script, { programs: PROGRAMS });
      return run;
    };
    it(entry.script.title, () => {
      expect(ran().message).toBe('');
    });
    for (const clause of entry.script.proves ?? []) {
      it(`${entry.script.title} (proves ${clause})`, () => {
        expect(whyNotProved(packs, entry, ran(), clause, tenth(clause))).toBe('');
      });
    }
  }
});
