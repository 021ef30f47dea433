import type { Pack } from '@hollow/engine';
import { runScript, ScriptError, type ScriptResult } from '@hollow/engine/kit';
import { readText } from '../files/files.ts';
import { PROGRAMS } from '../packs/packs.ts';
import { readLedger } from './ledger.ts';
import { namesOf } from './prove.ts';
import { lineOf, readScripts } from './script-files.ts';

/** What went wrong in a script, with the line of the step. */
interface ScriptFault {
  readonly where: string;
  readonly message: string;
}

/** How many scripts a file holds, how many of them went as written, and what is wrong with the others. */
export interface PlayedFile {
  readonly scripts: number;
  readonly passed: number;
  readonly faults: readonly ScriptFault[];
}

/** Plays every script of a file; faults name it as `shown`. */
export function playFile(packs: readonly Pack[], file: string, shown = file): PlayedFile {
  // Says in one line that a file is missing, before anything parses it.
  readText(file);
  const unreadable = (message: string): PlayedFile => ({
    scripts: 1,
    passed: 0,
    faults: [{ where: shown, message }],
  });
  try {
    const found = readScripts(file);
    if (found.length === 0 || found.every(({ script }) => script === null))
      return unreadable('there is no script in it');
    const faults = found.map((entry) => {
      const result = runScript(packs, entry.script, { programs: PROGRAMS });
      const messages = result.ok ? findUnproved(packs, result) : [result.message];
      const where = `${shown}:${lineOf(entry, result.at)}`;
      return messages.map((message) => ({ where, message: `${result.title}: ${message}` }));
    });
    const passed = faults.filter((own) => own.length === 0).length;
    return { scripts: found.length, passed, faults: faults.flat() };
  } catch (error) {
    if (error instanceof ScriptError) return unreadable(error.message);
    throw error;
  }
}

/** Clauses that a script names without applying them. */
function findUnproved(packs: readonly Pack[], { proves, fired }: ScriptResult): string[] {
  return proves.flatMap((clause) => {
    if (!ledger().has(clause)) return [`proves: there is no clause “${clause}”`];
    return [...namesOf(packs, clause)].some((name) => fired.has(name)) ? [] : [`proves: ${clause} is never applied`];
  });
}

let clauses: ReadonlySet<string> | null = null;
const ledger = (): ReadonlySet<string> => {
  clauses ??= new Set(readLedger().map(({ id }) => id));
  return clauses;
};
