import { relative, resolve } from 'node:path';
import type { Pack } from '@hollow/engine';
import { runScript, ScriptError, type ScriptResult } from '@hollow/engine/kit';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { readText } from '../files/files.ts';
import { choosePacks, PROGRAMS, packsOf, withPackOptions } from '../packs/packs.ts';
import { readLedger } from '../proof/ledger.ts';
import { namesOf } from '../proof/prove.ts';
import { lineOf, readScripts, scriptFiles } from '../proof/script-files.ts';
import { type GeneratedOptions, runGenerated } from './generated.ts';

interface FileResult {
  readonly file: string;
  readonly ok: boolean;
  /** How many scripts the file holds, and how many of them went as written. */
  readonly scripts: number;
  readonly passed: number;
  /** What went wrong, each with the line of the step. */
  readonly messages: readonly string[];
}

export function addScript(program: Command): void {
  withPackOptions(
    program
      .command('script')
      .description('play scripted games and check what they expect')
      .argument('[file...]', 'YAML files; without one, every script of the project'),
  )
    .option('--generated', 'the scripts that are made from the data of the haunts, in place of files')
    .option('--haunt <id|n>', 'with --generated: of this haunt alone')
    .option('--yaml', 'with --generated: print them')
    .option('--json', 'print the result as JSON')
    .action(script);
}

/** Plays every script of a file. */
function playFile(packs: readonly Pack[], file: string): FileResult {
  // Says in one line that a file is missing, before anything parses it.
  readText(file);
  const unreadable = (message: string): FileResult => ({
    file,
    ok: false,
    scripts: 1,
    passed: 0,
    messages: [`${file}: ${message}`],
  });
  try {
    const found = readScripts(file);
    if (found.length === 0 || found.every(({ script: one }) => one === null))
      return unreadable('there is no script in it');
    const wrong = found.map((entry) => {
      const result = runScript(packs, entry.script, { programs: PROGRAMS });
      const messages = result.ok ? findUnproved(packs, result) : [result.message];
      return messages.map((message) => `${file}:${lineOf(entry, result.at)}: ${result.title}: ${message}`);
    });
    const passed = wrong.filter((messages) => messages.length === 0).length;
    return { file, ok: passed === found.length, scripts: found.length, passed, messages: wrong.flat() };
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

const countOf = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

let clauses: ReadonlySet<string> | null = null;
const ledger = (): ReadonlySet<string> => {
  clauses ??= new Set(readLedger().map(({ id }) => id));
  return clauses;
};

interface ScriptOptions extends GeneratedOptions {
  readonly generated?: true;
}

function script(files: readonly string[], options: ScriptOptions): void {
  if (options.generated === true) {
    if (files.length > 0) throw new BadInput('--generated', 'files are played without it');
    runGenerated(options);
    return;
  }
  if (options.haunt !== undefined || options.yaml === true)
    throw new BadInput('--haunt, --yaml', 'they are for generated scripts: give --generated as well');
  const named = options.pack ?? options.edition ?? options.expansion;
  const packsFor = (file: string): readonly Pack[] => (named === undefined ? packsOf(file) : choosePacks(options));
  const chosen = files.length === 0 ? scriptFiles().map((file) => relative(process.cwd(), file)) : files;
  const results = chosen.map((file) => playFile(packsFor(resolve(file)), file));
  const scripts = results.reduce((sum, result) => sum + result.scripts, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (options.json === true) printJson({ passed, failed: scripts - passed, files: results });
  else {
    for (const message of results.flatMap(({ messages }) => messages)) print(message.replace(/\n/g, '\n  '));
    print(
      `${passed} passed, ${scripts - passed} failed: ${countOf(scripts, 'script')} in ${countOf(results.length, 'file')}`,
    );
  }
  if (passed < scripts) throw new CheckFailed();
}
