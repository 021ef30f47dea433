import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type HauntDef, isWritten } from '@hollow/engine';
import { Argument, type Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print } from '../console/output.ts';
import { folderOf } from '../content/catalogue.ts';
import { readText, writeText } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import { baseOf, PROJECT_PACKS, packsOf, SHIPPED } from '../packs/packs.ts';
import type { NewContent } from '../templates/made.ts';
import { packExport } from '../templates/pack.ts';
import { printedHaunt } from '../templates/printed.ts';
import { fromSheet } from '../templates/sheet/index.ts';
import { TemplateHouse } from '../templates/template-house.ts';
import { templates } from '../templates/templates.ts';

interface NewOptions {
  readonly in?: string;
  readonly deck?: string;
  readonly root: string;
  readonly from?: string;
  readonly number?: number;
}

type Kind = keyof typeof templates;

export function addNew(program: Command): void {
  program
    .command('new')
    .description('start a haunt, a card, a room or a pack: its file, its words and its script')
    .addArgument(new Argument('<kind>', 'what it is').choices(Object.keys(templates)))
    .argument('<id>', 'its id, in kebab-case')
    .option(
      '--in <pack>',
      'the pack it belongs to, or adds to; without it, the one that knows the haunt by name, or the first edition that comes with the game',
    )
    .option('--deck <id>', 'for a card: a deck of the edition')
    .option('--from <sheet>', 'for a haunt: a fact sheet (YAML) that gives its numbers, deeds, monsters and secrets')
    .option('--number <n>', 'with --from: which haunt of a file with several', wholeNumber(1))
    .option('--root <dir>', "the project's folder", PROJECT_ROOT)
    .action(create);
}

/** From here on numbers are free for haunts that stand in no printed book. */
const FIRST_OWN_NUMBER = 301;

/** A haunt that the packs know already, if only by its name. */
const lineOf = ({ packs }: TemplateHouse, id: string): HauntDef | undefined =>
  packs.flatMap((pack) => pack.haunts ?? []).find((haunt) => haunt.id === id);

/** The number of the haunt that its packs know by name only, or the next that is free in the whole project. */
function numberFor(setting: TemplateHouse, id: string): number {
  const all = PROJECT_PACKS.flatMap((pack) => pack.haunts ?? []).map(({ number }) => number);
  return lineOf(setting, id)?.number ?? Math.max(FIRST_OWN_NUMBER - 1, ...all) + 1;
}

/** The deck that is asked for, if the edition has it. */
function deckFor(setting: TemplateHouse, asked: string | undefined): string {
  const known = setting.edition.decks.map(({ id }) => id);
  const deck = asked ?? setting.usualDeck;
  if (!known.includes(deck)) throw new BadInput('--deck', `${known.join(', ')} expected, not “${deck}”`);
  return deck;
}

/** The pack that knows the haunt by its name and waits for its rules. */
const namedIn = (kind: Kind, id: string): string | undefined =>
  kind === 'haunt'
    ? PROJECT_PACKS.find(({ haunts = [] }) => haunts.some((haunt) => haunt.id === id && !isWritten(haunt)))?.id
    : undefined;

function create(kind: Kind, id: string, options: NewOptions): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new BadInput('id', `“${id}” is not in kebab-case`);
  const pack = options.in ?? namedIn(kind, id) ?? baseOf(SHIPPED).id;
  if (kind !== 'pack' && !existsSync(join(options.root, 'content', pack)))
    throw new BadInput('--in', `there is no pack “${pack}” in content/; hollow new pack ${pack} makes one`);
  const setting = new TemplateHouse(packsOf(join(PROJECT_ROOT, 'content', pack, 'pack.ts')));
  const deck = deckFor(setting, options.deck);
  const number = kind === 'haunt' ? numberFor(setting, id) : 0;
  const printed = kind === 'haunt' ? printedHaunt(setting, { root: options.root, pack }, id) : null;
  if (options.from !== undefined && kind !== 'haunt') throw new BadInput('--from', 'only a haunt has a sheet');
  const wish = { id, pack, setting, deck, number, printed };
  const which = options.number ?? lineOf(setting, id)?.number;
  const sheet = options.from === undefined ? null : fromSheet(wish, setting.packs, options.from, which);
  const made = sheet?.files ?? templates[kind](wish);
  const isThere = (path: string): boolean => existsSync(join(options.root, path));
  for (const { path, mayBeThere } of made)
    if (mayBeThere !== true && isThere(path)) throw new BadInput(path, 'the file is there already');
  for (const { path, text } of made.filter(({ path }) => !isThere(path))) {
    writeText(join(options.root, path), text);
    print(path);
  }
  if (kind === 'pack') addExport(options.root, id);
  if (sheet !== null && sheet.todo.length > 0) {
    print(`\nTo be said by hand, in ${sheet.todo.length} places:`);
    for (const line of sheet.todo) print(`  ${line}`);
    print();
  }
  for (const line of next(kind, wish)) print(line);
}

function addExport(root: string, id: string): void {
  const file = join(root, 'content', 'index.ts');
  const lines = `${existsSync(file) ? readText(file) : ''}${packExport(id)}`.trimEnd().split('\n');
  const path = (line: string): string => line.slice(line.indexOf("'"));
  writeText(file, `${lines.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n')}\n`);
  print('content/index.ts');
}

/** A haunt of that kind that is written, as a path: to see how others begin. */
function like(kind: HauntDef['kind']): string | undefined {
  for (const pack of PROJECT_PACKS) {
    const found = (pack.haunts ?? []).find((haunt) => haunt.kind === kind && isWritten(haunt));
    if (found !== undefined) return `content/${pack.id}/haunts/${found.id}.ts`;
  }
  return undefined;
}

/** What is said of a printed haunt: its line may stay, and one without a traitor from the start begins otherwise than the template. */
function unwritten({ id, pack, setting }: NewContent): string[] {
  const line = lineOf(setting, id);
  if (line === undefined) return [];
  const other = line.kind === 'traitor' ? undefined : like(line.kind);
  return [
    `      take its line out of content/${pack}/haunts.ts: your file stands in its place`,
    ...(other === undefined
      ? []
      : [`      that line says kind: '${line.kind}', the template has a traitor: see ${other}`]),
  ];
}

/** How somebody's own haunt comes to be found: by a cell of the chart, where the edition has one. */
function cellFor({ pack, number, setting }: NewContent): string[] {
  const rows = setting.packs.flatMap(({ chart }) => Object.keys(chart?.rows ?? {})).toSorted();
  const [row] = rows;
  return row === undefined
    ? []
    : [`      a cell of the chart in content/${pack}/pack.ts: rows: { '${row}': [${number}] }`];
}

/** Whether the pack is the edition itself, and no pack of one's own on top of it. */
const isEdition = ({ packs }: TemplateHouse, pack: string): boolean => baseOf(packs).id === pack;

/** What is left to do by hand, in the order of the recipe. */
function next(kind: Kind, wish: NewContent): string[] {
  const { id, pack, deck, setting } = wish;
  const folder = folderOf(kind === 'card' ? deck : kind);
  const script = `npx --no-install hollow script content/${pack}/${folder}/${id}.script.yaml`;
  switch (kind) {
    case 'pack':
      return [
        `Next: npx --no-install hollow new card my-card --in ${id}`,
        `      npx --no-install hollow new room my-room --in ${id}`,
        `      npx --no-install hollow new haunt my-haunt --in ${id}`,
      ];
    case 'haunt':
      return [
        'Next: npm run content:index',
        ...(isEdition(setting, pack) ? unwritten(wish) : cellFor(wish)),
        `      ${script}`,
        '      docs/recipes/add-a-haunt.md',
      ];
    default:
      return ['Next: npm run content:index', `      ${script}`, '      docs/recipes/add-a-card.md'];
  }
}
