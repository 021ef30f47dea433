import { ContentError, Engine, mistakesIn, type Pack } from '@hollow/engine';
import { allWords } from '@hollow/text';
import { wordsIn } from '../../packs/words.ts';
import type { Lint, Remark, Subject } from './finding.ts';
import {
  lintActions,
  lintClocks,
  lintCounters,
  lintIdle,
  lintLimits,
  lintNeeds,
  lintRules,
  lintUnused,
  lintWins,
} from './haunts.ts';
import { lintChart, lintDoors, lintSwitches, lintTracks } from './house.ts';
import { lintClauses, lintNames } from './names.ts';
import { type PlayOptions, playFindings } from './play.ts';
import { lintQuestions } from './questions.ts';
import { type ScriptAt, scriptFindings } from './scripts.ts';
import { lintWords } from './words.ts';

/** Something an author should put right: which lint found it, where, and what. */
export interface Finding extends Remark {
  readonly lint: string;
}

/** Looked at once a pack has the shape of one and compiles. */
const LINTS: Readonly<Record<string, Lint>> = {
  chart: lintChart,
  doors: lintDoors,
  switches: lintSwitches,
  tracks: lintTracks,
  names: lintNames,
  clauses: lintClauses,
  needs: lintNeeds,
  actions: lintActions,
  idle: lintIdle,
  rules: lintRules,
  wins: lintWins,
  counters: lintCounters,
  clocks: lintClocks,
  unused: lintUnused,
  limits: lintLimits,
  questions: lintQuestions,
  words: lintWords,
};

/** Every lint by name: `shape` and `compile` come first, `scripts` and `play` look at more than the pack. */
export const LINT_NAMES: readonly string[] = ['shape', 'compile', ...Object.keys(LINTS), 'scripts', 'play'];

export interface LintOptions extends PlayOptions {
  readonly lang: string;
  readonly scripts: readonly ScriptAt[];
}

const named = (lint: string, found: readonly Remark[]): Finding[] => found.map((one) => ({ lint, ...one }));

/** What is wrong with the shape of packs: as long as there is something, nothing else can be looked at. */
const shape = (packs: readonly Pack[]): Finding[] =>
  packs.flatMap((pack) =>
    named(
      'shape',
      mistakesIn(pack).map(({ path, message }) => ({ where: `${String(pack?.id ?? 'pack')}/${path}`, message })),
    ),
  );

/** Everything that should be put right in `checked`, which are among the packs that are played together. */
export function lint(packs: readonly Pack[], checked: readonly Pack[], options: LintOptions): Finding[] {
  const misshapen = shape(checked);
  if (misshapen.length > 0) return misshapen;
  let program: Subject['program'];
  try {
    program = new Engine(packs).program({});
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return named('compile', [{ where: error.path, message: error.message.slice(error.path.length + 2) }]);
  }
  const text = wordsIn(options.lang, packs);
  const subject: Subject = { packs, checked, program, words: text, files: allWords(options.lang, packs) };
  return [
    ...Object.entries(LINTS).flatMap(([name, check]) => named(name, check(subject))),
    ...named('scripts', scriptFindings(subject, options.scripts)),
    ...(options.games === 0 ? [] : named('play', playFindings(subject, options))),
  ];
}
