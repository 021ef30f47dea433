import { type HauntDef, mistakesIn, type Pack, packsOfToday } from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { farther, print, printJson, printTable } from '../console/output.ts';
import { catalogue, definitionOf, type Entry, findEntries, wordsKind } from '../content/catalogue.ts';
import { contentCoverage } from '../content/coverage.ts';
import { sheetRemarks } from '../content/figures/report.ts';
import { type Finding, lint } from '../content/lints/lint.ts';
import { gamesOf, isCalled, type PlayTally } from '../content/lints/play.ts';
import { actionLines, wordDebt } from '../content/told.ts';
import { operationsIn, usageIn } from '../content/usage.ts';
import { readJson } from '../files/files.ts';
import { unlessOtherVersion } from '../packs/check-pack.ts';
import {
  baseOf,
  choosePacks,
  families,
  familiesOf,
  type PackOptions,
  packsOf,
  packsWith,
  withPackOptions,
} from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { readScripts, scriptFiles } from '../proof/script-files.ts';

interface ContentOptions extends PackOptions {
  readonly json?: true;
  readonly lang: string;
}

interface LintCommand extends ContentOptions {
  readonly play?: number;
  readonly haunt?: string;
  readonly seed: string;
}

interface FiguresOptions extends ContentOptions {
  readonly haunt?: string;
}

interface CoverageOptions extends ContentOptions {
  readonly games: number;
  readonly seed: string;
}

export function addContent(program: Command): void {
  const content = program.command('content').description('look at the packs and check them');
  const sub = (name: string, about: string): Command =>
    withPackOptions(content.command(name).description(about))
      .option('--lang <id>', 'the language of the words', 'en')
      .option('--json', 'print JSON');
  sub('lint', 'check the packs, their words and their scripts; with --pack, packs of your own')
    .option('--play <n>', 'also play so many quick games of each haunt', wholeNumber(1))
    .option('--haunt <id|n>', 'with --play: of this haunt alone')
    .option('--seed <s>', 'where all chance of those games comes from', 'hollow')
    .action(lintPacks);
  sub('figures', 'what haunts say otherwise than the figures beside them, and who is told too much')
    .option('--haunt <id|n>', 'of this haunt alone')
    .action(figures);
  sub('list', 'everything that the packs hold').action(list);
  sub('show', 'one thing: its words, its rules and its data').argument('<id>', 'id or pack/id').action(show);
  sub('words', 'which words of the language the packs use, and where').action(words);
  sub('coverage', 'which operations are reached, by games at random and by scripts')
    .option('--games <n>', 'games at random', wholeNumber(1), 400)
    .option('--seed <s>', 'where all chance comes from', 'hollow')
    .action(coverage);
}

/** `second-edition/haunts/lost: 20 games: heroes 3, traitor 17`, and what does not count. */
function tellTally({ where, games, wins, nobody, unfinished, otherHaunt, failed }: PlayTally): string {
  const sides = Object.entries(wins).map(([side, n]) => `${side} ${n}`);
  const rest = Object.entries({ nobody, 'broken off': unfinished, 'not come to it': otherHaunt, failed });
  const counted = [...sides, ...rest.filter(([, n]) => n > 0).map(([what, n]) => `${what} ${n}`)];
  return `${where}: ${gamesOf(games)}: ${counted.join(', ')}`;
}

/** Packs of one's own alone; without any, all that come with the game, each edition with what adds to it. */
function findingsOf(options: LintCommand, tallies: PlayTally[]): Finding[] {
  const { lang, seed, haunt } = options;
  const read = (options.pack ?? []).map((file) => {
    const value = readJson(file);
    unlessOtherVersion(file, value);
    return value as Pack;
  });
  const own = packsOfToday(read);
  const known = (): HauntDef[] => [...own, ...families().flat()].flatMap((pack) => pack?.haunts ?? []);
  if (haunt !== undefined && !known().some((def) => isCalled(def, haunt)))
    throw new BadInput('--haunt', `there is no haunt “${haunt}”`);
  if (haunt !== undefined && options.play === undefined)
    throw new BadInput('--haunt', 'it says which haunt is played: give --play as well, for example --play 20');
  const play = {
    seed,
    games: options.play ?? 0,
    ...(haunt === undefined ? {} : { haunt }),
    tell: farther(),
    tallied: (tally: PlayTally) => tallies.push(tally),
  };
  if (own.length > 0) {
    const whole = own.every((pack) => mistakesIn(pack).length === 0);
    return lint(whole ? packsWith(options, own) : own, own, { ...play, lang, scripts: [] });
  }
  return familiesOf(options).flatMap((packs) => {
    const scripts = scriptFiles().filter((file) => packsOf(file).every((pack) => packs.includes(pack)));
    return lint(packs, packs, { ...play, lang, scripts: scripts.flatMap(readScripts) });
  });
}

function lintPacks(options: LintCommand): void {
  const played: PlayTally[] = [];
  const findings = findingsOf(options, played);
  if (options.json === true) printJson(options.play === undefined ? { findings } : { findings, played });
  else {
    for (const tally of played) print(tellTally(tally));
    for (const { lint: name, where, message } of findings) print(`${where}: ${message} [${name}]`);
    if (options.pack === undefined) for (const line of wordDebt()) print(line);
    print(findings.length === 0 ? 'nothing to put right' : `${findings.length} to put right`);
  }
  if (findings.length > 0) throw new CheckFailed();
}

/** A difference is mended, or waived with its reason. */
function figures(options: FiguresOptions): void {
  const { lang, haunt } = options;
  if (options.pack !== undefined)
    throw new BadInput('--pack', 'figures stand beside the haunts that come with the game; a pack as a file has none');
  const found = familiesOf(options);
  const wants = haunt === undefined ? {} : { wants: (def: HauntDef) => isCalled(def, haunt) };
  if (haunt !== undefined && !found.flat().some((pack) => pack.haunts?.some((def) => isCalled(def, haunt)) === true))
    throw new BadInput('--haunt', `there is no haunt “${haunt}”`);
  const remarks = found.flatMap((packs) => sheetRemarks(packs, { lang, ...wants }));
  if (options.json === true) printJson({ remarks });
  else {
    for (const { where, message } of remarks) print(`${where}: ${message}`);
    print(remarks.length === 0 ? 'as the figures say' : `${remarks.length} to mend, or to waive with a reason`);
  }
  if (remarks.length > 0) throw new CheckFailed();
}

function list(options: ContentOptions): void {
  const found = familiesOf(options);
  if (options.json === true) {
    printJson(found.flatMap(catalogue));
    return;
  }
  printTable(
    found.flatMap((packs) => {
      const words = wordsIn(options.lang, packs);
      return catalogue(packs).map(({ id, kind, pack, number, written }) => [
        kind,
        `${pack}/${id}`,
        number === undefined ? '' : String(number),
        words.name(id, wordsKind(kind)),
        written === false ? 'not written yet' : '',
      ]);
    }),
  );
}

function words(options: ContentOptions): void {
  const packs = familiesOf(options).flat();
  const used = usageIn(packs);
  if (options.json === true) {
    printJson(used);
    return;
  }
  printTable([
    ['word', 'cards', 'rooms', 'tokens', 'haunts'],
    ...used.map(({ word, cards, rooms, tokens, haunts }) => [
      word,
      String(cards),
      String(rooms),
      String(tokens),
      haunts.join(' '),
    ]),
  ]);
  print(`${operationsIn(packs)} operations in all`);
}

/** One thing, or those of several editions that are called alike. */
function show(asked: string, options: ContentOptions): void {
  const found = familiesOf(options).flatMap((packs) => findEntries(packs, asked).map((entry) => ({ packs, entry })));
  if (found.length === 0) throw new BadInput('id', `there is no “${asked}” in the packs`);
  if (options.json === true) {
    const shown = found.map(({ packs, entry }) => ({ ...entry, definition: definitionIn(packs, entry) }));
    printJson(shown.length === 1 ? shown[0] : shown);
    return;
  }
  found.forEach(({ packs, entry }, i) => {
    if (i > 0) print();
    showEntry(packs, entry, options);
  });
}

const packWith = (packs: readonly Pack[], entry: Entry): Pack =>
  packs.find(({ id }) => id === entry.pack) ?? baseOf(packs);
const definitionIn = (packs: readonly Pack[], entry: Entry): unknown => definitionOf(packWith(packs, entry), entry);

function showEntry(packs: readonly Pack[], entry: Entry, options: ContentOptions): void {
  const pack = packWith(packs, entry);
  const words = wordsIn(options.lang, packs);
  const kind = wordsKind(entry.kind);
  print(`${words.name(entry.id, kind)} (${entry.kind}, ${entry.pack}/${entry.id})`);
  if (entry.file !== null) print(entry.file);
  const flavour = words.flavour(entry.id);
  if (flavour !== '') print(`\n${flavour}`);
  const rules =
    kind === undefined || kind === 'explorers' || kind === 'haunts' ? [] : words.rulesText(pack, kind, entry.id);
  if (rules.length > 0) print();
  for (const line of rules) print(line);
  const rulings = kind === undefined ? [] : words.rulings(entry.id, kind);
  if (rulings.length > 0) print(`\n${words.t('terminal.rulings')}`);
  for (const line of rulings) print(`- ${line}`);
  const haunt = kind === 'haunts' ? pack.haunts?.find(({ id }) => id === entry.id) : undefined;
  if (haunt !== undefined) for (const line of actionLines(words.during({ haunt: haunt.id }), haunt)) print(line);
  print(`\n${JSON.stringify(definitionOf(pack, entry), null, 2)}`);
}

function coverage(options: CoverageOptions): void {
  const packs = choosePacks(options);
  // What adds to an edition is asked about alone: the edition has scripts and games of its own.
  const added = packs.slice(1);
  const asked = added.length === 0 ? packs : added;
  const isPlayed = (file: string): boolean => {
    const played = packsOf(file);
    return played.every((pack) => packs.includes(pack)) && played.some((pack) => asked.includes(pack));
  };
  const scripts = options.pack === undefined ? scriptFiles().filter(isPlayed) : [];
  const result = contentCoverage(packs, asked, { ...options, scripts });
  if (options.json === true) {
    printJson(result);
    return;
  }
  const named = asked.map(({ id }) => id).join(', ');
  print(`${named}: ${result.reached} of ${result.operations} operations reached`);
  print(`${result.byRandom} by ${options.games} games at random, ${result.byScript} by ${scripts.length} script files`);
  print(`${result.natives} natives, ${(result.nativeShare * 100).toFixed(1)} %`);
  for (const path of result.unreached) print(`  never: ${path}`);
}
