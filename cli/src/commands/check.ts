import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { type Entry, findEntries } from '../content/catalogue.ts';
import type { Checked, CheckStep } from '../content/check/checked.ts';
import { figuresStep, generatedStep, lintStep, writtenStep } from '../content/check/content.ts';
import { endingsStep, seamsStep } from '../content/check/laws.ts';
import { gamesStep, secrecyStep } from '../content/check/play.ts';
import { indexStep, scriptsStep, typesStep } from '../content/check/sources.ts';
import { namesWord, usersOf, wordSteps } from '../content/check/word.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import {
  familiesOf,
  namesPacks,
  type PackOptions,
  PROJECT_PACKS,
  packsBehind,
  withPackOptions,
} from '../packs/packs.ts';

interface CheckOptions extends PackOptions {
  readonly lang: string;
  readonly types: boolean;
  readonly json?: true;
}

export function addCheck(program: Command): void {
  withPackOptions(
    program
      .command('check')
      .description('everything that is missing or wrong with one haunt, card, room or word, in one list')
      .argument('<id>', 'id or pack/id of a thing, or a word of the language'),
  )
    .option('--lang <id>', 'the language of the words', 'en')
    .option('--no-types', 'leave out the types, which take the longest')
    .option('--json', 'print JSON')
    .action(check);
}

/** A file that no index names is not in the packs. */
function notInTheIndex(id: string): BadInput {
  const [file] = existsSync(join(PROJECT_ROOT, 'content'))
    ? globSync(`content/*/*/${id.split('/').at(-1)}.ts`, { cwd: PROJECT_ROOT })
    : [];
  return file === undefined
    ? new BadInput('id', `there is no “${id}” in the packs, and no such word`)
    : new BadInput(file, 'it is not in the index of its pack: npm run content:index');
}

/** The packs to look in: those of the options, else those of the pack that `pack/id` names, which may still be in writing. */
const packsFor = (id: string, options: CheckOptions): readonly (readonly Pack[])[] =>
  !namesPacks(options) && PROJECT_PACKS.some((pack) => id.startsWith(`${pack.id}/`))
    ? [packsBehind(id)]
    : familiesOf(options);

/** Packs that play together, with the thing in one of them: one for each edition that has a thing of that name. */
const find = (id: string, options: CheckOptions): { readonly packs: readonly Pack[]; readonly entry: Entry }[] =>
  packsFor(id, options).flatMap((packs) => findEntries(packs, id).map((entry) => ({ packs, entry })));

function stepsFor(checked: Checked, types: boolean): CheckStep[] {
  const sources = [indexStep(checked), ...(checked.shipped && types ? [typesStep()] : [])];
  const common = [lintStep(checked), scriptsStep(checked)];
  const played = [secrecyStep(checked), gamesStep(checked)];
  if (checked.kind !== 'haunt') return [...sources, ...common, ...played];
  const written = writtenStep(checked);
  if (written.find().length > 0) return [indexStep(checked), written];
  const laws = [seamsStep(checked), endingsStep(checked)];
  return [...sources, ...common, figuresStep(checked), generatedStep(checked), ...played, ...laws];
}

function checkedOf(packs: readonly Pack[], { id, kind, pack: own }: Entry, lang: string): Checked {
  const pack = packs.find((one) => one.id === own);
  if (pack === undefined) throw notInTheIndex(id);
  return { id, kind, pack, packs, shipped: PROJECT_PACKS.includes(pack), lang };
}

/** A word, with the scripts of what is written with it. */
function wordChecks(word: string, options: CheckOptions): CheckStep[] {
  const groups = familiesOf(options);
  const users = groups.flatMap((packs) => usersOf(packs, word).map((entry) => checkedOf(packs, entry, options.lang)));
  return [...(options.types ? [typesStep()] : []), ...wordSteps(groups.flat(), word, users), ...users.map(scriptsStep)];
}

function stepsOf(id: string, options: CheckOptions): CheckStep[] {
  const found = find(id, options);
  if (found.length === 0 && namesWord(id)) return wordChecks(id, options);
  if (found.length === 0) throw notInTheIndex(id);
  return found.flatMap(({ packs, entry }, i) =>
    stepsFor(checkedOf(packs, entry, options.lang), options.types && i === 0),
  );
}

function check(id: string, options: CheckOptions): void {
  const results = stepsOf(id, options).map(({ name, find: look }) => {
    const started = performance.now();
    const remarks = look();
    return { step: name, seconds: Math.round((performance.now() - started) / 100) / 10, remarks };
  });
  const wrong = results.reduce((sum, { remarks }) => sum + remarks.length, 0);
  if (options.json === true) printJson({ wrong, steps: results });
  else {
    for (const { step, remarks } of results)
      for (const { where, message } of remarks) print(`${step}: ${where}: ${message.replaceAll('\n', '\n    ')}`);
    const seconds = results.reduce((sum, one) => sum + one.seconds, 0);
    const done = [...new Set(results.map(({ step }) => step))].join(', ');
    print(`${wrong === 0 ? 'nothing to mend' : `${wrong} to mend`} (${done}; ${seconds.toFixed(1)} s)`);
  }
  if (wrong > 0) throw new CheckFailed();
}
