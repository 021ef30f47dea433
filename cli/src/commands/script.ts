import { relative, resolve } from 'node:path';
import type { Pack } from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { choosePacks, namesPacks, packsOf, withPackOptions } from '../packs/packs.ts';
import { playFile } from '../proof/play-file.ts';
import { scriptFiles } from '../proof/script-files.ts';
import { type GeneratedOptions, runGenerated } from './generated.ts';
import { runTakenOut } from './taken-out.ts';

interface FileResult {
  readonly file: string;
  readonly ok: boolean;
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
    .option('--taken-out', 'which parts of the haunts no script beside them would miss')
    .option('--haunt <id|n>', 'with --generated or --taken-out: of this haunt alone')
    .option('--yaml', 'with --generated: print them')
    .option('--json', 'print the result as JSON')
    .action(script);
}

function resultOf(packs: readonly Pack[], file: string): FileResult {
  const { scripts, passed, faults } = playFile(packs, file);
  const messages = faults.map(({ where, message }) => `${where}: ${message}`);
  return { file, ok: passed === scripts, scripts, passed, messages };
}

const countOf = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

interface ScriptOptions extends GeneratedOptions {
  readonly generated?: true;
  readonly takenOut?: true;
}

function script(files: readonly string[], options: ScriptOptions): void {
  if (options.generated === true && options.takenOut === true)
    throw new BadInput('--generated, --taken-out', 'they do not go together');
  if (options.generated !== true && options.yaml === true)
    throw new BadInput('--yaml', 'it is for --generated: give that as well');
  if (options.generated === true) {
    if (files.length > 0) throw new BadInput('--generated', 'files are played without it');
    runGenerated(options);
    return;
  }
  if (options.takenOut === true) {
    if (files.length > 0) throw new BadInput('--taken-out', 'the scripts beside the haunts are played');
    runTakenOut(options);
    return;
  }
  if (options.haunt !== undefined)
    throw new BadInput('--haunt', 'it is for --generated and --taken-out: give one of these as well');
  const packsFor = (file: string): readonly Pack[] => (namesPacks(options) ? choosePacks(options) : packsOf(file));
  const chosen = files.length === 0 ? scriptFiles().map((file) => relative(process.cwd(), file)) : files;
  const results = chosen.map((file) => resultOf(packsFor(resolve(file)), file));
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
