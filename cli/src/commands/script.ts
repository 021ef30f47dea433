import { relative, resolve } from 'node:path';
import type { Pack } from '@hollow/engine';
import { runScript, ScriptError, type ScriptResult } from '@hollow/engine/kit';
import type { Command } from 'commander';
import { CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { readText } from '../files/files.ts';
import { choosePacks, type PackOptions, PROGRAMS, packsOf, withPackOptions } from '../packs/packs.ts';
import { readLedger } from '../proof/ledger.ts';
import { namesOf } from '../proof/prove.ts';
import { readScripts, scriptFiles } from '../proof/script-files.ts';

interface FileResult {
  readonly file: string;
  readonly ok: boolean;
  /** How many scripts the file holds. */
  readonly scripts: number;
  readonly message?: string;
}

interface Outcome {
  readonly scripts: number;
  readonly messages: readonly string[];
}

export function addScript(program: Command): void {
  withPackOptions(
    program
      .command('script')
      .description('play scripted games and check what they expect')
      .argument('[file...]', 'YAML files; without one, every script of the project'),
  )
    .option('--json', 'print the result as JSON')
    .action(script);
}

/** Plays every script of a file; the messages of those that fail. */
function failures(packs: readonly Pack[], file: string): Outcome {
  // Says in one line that a file is missing, before anything parses it.
  readText(file);
  try {
    const found = readScripts(file);
    if (found.length === 0 || found.every(({ script: one }) => one === null))
      return { scripts: 0, messages: ['there is no script in it'] };
    const messages = found.flatMap(({ script: one }) => {
      const result = runScript(packs, one, { programs: PROGRAMS });
      const wrong = result.ok ? findUnproved(packs, result) : [result.message];
      return wrong.map((message) => `${result.title}: ${message}`);
    });
    return { scripts: found.length, messages };
  } catch (error) {
    if (error instanceof ScriptError) return { scripts: 0, messages: [error.message] };
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

const countOf = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

let clauses: ReadonlySet<string> | null = null;
const ledger = (): ReadonlySet<string> => {
  clauses ??= new Set(readLedger().map(({ id }) => id));
  return clauses;
};

function script(files: readonly string[], options: PackOptions & { readonly json?: true }): void {
  const named = options.pack ?? options.edition ?? options.expansion;
  const packsFor = (file: string): readonly Pack[] => (named === undefined ? packsOf(file) : choosePacks(options));
  const chosen = files.length === 0 ? scriptFiles().map((file) => relative(process.cwd(), file)) : files;
  const results = chosen.map((file): FileResult => {
    const { scripts, messages } = failures(packsFor(resolve(file)), file);
    return messages.length === 0
      ? { file, ok: true, scripts }
      : { file, ok: false, scripts, message: messages.join('\n') };
  });
  const failed = results.filter(({ ok }) => !ok);
  if (options.json === true)
    printJson({ passed: results.length - failed.length, failed: failed.length, files: results });
  else {
    for (const { file, message } of failed) print(`${file}\n  ${message?.replace(/\n/g, '\n  ')}`);
    const scripts = results.reduce((sum, result) => sum + result.scripts, 0);
    const inAll = `${countOf(scripts, 'script')} in ${countOf(results.length, 'file')}`;
    print(`${results.length - failed.length} passed, ${failed.length} failed: ${inAll}`);
  }
  if (failed.length > 0) throw new CheckFailed();
}
