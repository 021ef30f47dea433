import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@hollow/engine';
import { Argument, type Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print } from '../console/output.ts';
import { folderOf } from '../content/catalogue.ts';
import { readText, writeText } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import { packsOf, SHIPPED } from '../packs/packs.ts';
import { packExport } from '../templates/pack.ts';
import { printedHaunt } from '../templates/printed.ts';
import { fromSheet } from '../templates/sheet/index.ts';
import { templates } from '../templates/templates.ts';

interface NewOptions {
  readonly in: string;
  readonly deck: string;
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
    .option('--in <pack>', 'the pack it belongs to', 'second-edition')
    .option('--deck <id>', 'for a card: omen, item or event', 'item')
    .option('--from <sheet>', 'for a haunt: a fact sheet (YAML) that gives its numbers, deeds, monsters and secrets')
    .option('--number <n>', 'with --from: which haunt of a file with several', wholeNumber(1))
    .option('--root <dir>', "the project's folder", PROJECT_ROOT)
    .action(create);
}

/** From here on numbers are free for haunts that stand in no printed book. */
const FIRST_OWN_NUMBER = 301;

/** The number of the haunt that its pack knows by name only, or the next that is free. */
function numberFor(id: string): number {
  const haunts = SHIPPED.flatMap((pack) => pack.haunts ?? []);
  const line = haunts.find((haunt) => haunt.id === id);
  if (line !== undefined) return line.number;
  return Math.max(FIRST_OWN_NUMBER - 1, ...haunts.map(({ number }) => number)) + 1;
}

function create(kind: Kind, id: string, options: NewOptions): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new BadInput('id', `“${id}” is not in kebab-case`);
  if (!['omen', 'item', 'event'].includes(options.deck))
    throw new BadInput('--deck', `omen, item or event expected, not “${options.deck}”`);
  if (kind !== 'pack' && !existsSync(join(options.root, 'content', options.in)))
    throw new BadInput('--in', `there is no pack “${options.in}” in content/; hollow new pack ${options.in} makes one`);
  const number = kind === 'haunt' ? numberFor(id) : 0;
  const folders = { root: options.root, pack: options.in };
  const printed = kind === 'haunt' ? printedHaunt(SHIPPED, folders, id) : null;
  if (options.from !== undefined && kind !== 'haunt') throw new BadInput('--from', 'only a haunt has a sheet');
  const wish = { id, pack: options.in, deck: options.deck, number, printed };
  const sheet =
    options.from === undefined ? null : fromSheet(wish, packsFor(options.in), options.from, sheetNumber(id, options));
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
  for (const line of next(kind, id, options, number)) print(line);
}

/** The packs that a haunt of this pack is played with. */
const packsFor = (pack: string): readonly Pack[] => packsOf(join(PROJECT_ROOT, 'content', pack, 'pack.ts'));

/** Which of several sheets: as it is said, or the number that the pack has for the haunt. */
const sheetNumber = (id: string, { number }: NewOptions): number | undefined =>
  number ?? SHIPPED.flatMap((pack) => pack.haunts ?? []).find((haunt) => haunt.id === id)?.number;

function addExport(root: string, id: string): void {
  const file = join(root, 'content', 'index.ts');
  const lines = `${existsSync(file) ? readText(file) : ''}${packExport(id)}`.trimEnd().split('\n');
  const path = (line: string): string => line.slice(line.indexOf("'"));
  writeText(file, `${lines.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n')}\n`);
  print('content/index.ts');
}

/** A haunt with its kind of example, by what the line of the pack says of it. */
const LIKE: Readonly<Record<string, string>> = {
  hidden: 'guillotines',
  none: 'treasure-hunt',
  'none-at-first': 'the-dance-of-death',
};

/** What is said of a printed haunt: its line may stay, and one without a traitor from the start begins otherwise than the template. */
function unwritten(id: string): string[] {
  const line = SHIPPED.flatMap((pack) => pack.haunts ?? []).find((haunt) => haunt.id === id);
  if (line === undefined) return [];
  const other = LIKE[line.kind];
  return [
    '      take its line out of content/second-edition/haunts.ts: your file stands in its place',
    ...(other === undefined
      ? []
      : [
          `      that line says kind: '${line.kind}', the template has a traitor: see content/second-edition/haunts/${other}.ts`,
        ]),
  ];
}

/** What is left to do by hand, in the order of the recipe. */
function next(kind: Kind, id: string, options: NewOptions, number: number): string[] {
  const own = options.in !== 'second-edition';
  const folder = folderOf(kind === 'card' ? options.deck : kind);
  const script = `npx --no-install hollow script content/${options.in}/${folder}/${id}.script.yaml`;
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
        ...(own
          ? [`      a cell of the chart in content/${options.in}/pack.ts: rows: { 'abandoned-room': [${number}] }`]
          : unwritten(id)),
        `      ${script}`,
        '      docs/recipes/add-a-haunt.md',
      ];
    default:
      return ['Next: npm run content:index', `      ${script}`, '      docs/recipes/add-a-card.md'];
  }
}
