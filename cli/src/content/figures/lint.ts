import type { HauntDef } from '@hollow/engine';
import type { AmountTable } from './amounts.ts';
import { type Difference, differencesOf } from './compare.ts';
import { type Figures, figureFaults, type Knowledge, type RulingFigure } from './figures.ts';
import type { ReadFigures } from './files.ts';
import { figurePart } from './parts.ts';

/** Parts that a sheet always has something to say of. */
function partsToTell(def: HauntDef): string[] {
  const told = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);
  const rolled = Object.entries(def.actions ?? {}).filter(([, { roll, rows, attack, pass }]) =>
    [roll, rows, attack, pass].some((one) => one !== undefined),
  );
  return [
    ...told('monsters', Object.keys(def.monsters ?? {})),
    ...told(
      'actions',
      rolled.map(([id]) => id),
    ),
    ...told(
      'counters',
      Object.entries(def.counters ?? {}).flatMap(([id, { to }]) => (to === undefined ? [] : [id])),
    ),
  ];
}

const missing = (def: HauntDef, at: string, parts: readonly string[]): Difference[] =>
  parts
    .filter((part) => figurePart(def, part) === undefined)
    .map((part) => ({ path: at, message: `the haunt has no “${part}”` }));

/** A reading of our own is told to the players; what the books settle need not be. */
const rulingDifferences = (def: HauntDef, { point, ours, part, as }: RulingFigure): Difference[] => [
  ...missing(def, `rulings/${point}`, [
    ...(part === undefined ? [] : [part]),
    ...(as === undefined ? [] : [`rulings/${as}`]),
  ]),
  ...(ours && as === undefined
    ? [{ path: `rulings/${point}`, message: 'the reading is our own, and no ruling of the haunt tells it' }]
    : []),
];

/** A secret that is tied to nothing is kept by nobody; what a side is told may stand in its story alone. */
function tieDifferences(def: HauntDef, { point, hidden, parts, numbers, names }: Knowledge): Difference[] {
  const at = `knows/${point}`;
  if (hidden !== undefined && parts.length === 0 && numbers === undefined && names === undefined)
    return [{ path: at, message: 'it is tied to no part of the haunt, to no number and to no name' }];
  return missing(def, at, parts);
}

/** What the figures and the haunt say differently, before anything is waived. */
export function allDifferences(def: HauntDef, figures: Figures, players: readonly number[]): readonly Difference[] {
  const table: AmountTable = { players, def };
  const untold = partsToTell(def)
    .filter((part) => figures.figures[part] === undefined)
    .map((path) => ({ path, message: 'the figures say nothing of it' }));
  return [
    ...(figures.number === def.number ? [] : [{ path: 'number', message: `the haunt has ${def.number}` }]),
    ...(figures.kind === def.kind ? [] : [{ path: 'kind', message: `the haunt has ${def.kind}` }]),
    ...Object.entries(figures.figures).flatMap(([path, figure]) => differencesOf(def, path, figure, table)),
    ...untold,
    ...(figures.rulings ?? []).flatMap((ruling) => rulingDifferences(def, ruling)),
    ...(figures.knows ?? []).flatMap((line) => tieDifferences(def, line)),
  ];
}

/** A waiver stands for its path and for all below it. */
const covers = (waiver: string, path: string): boolean =>
  path === waiver || path.startsWith(`${waiver}.`) || path.startsWith(`${waiver}/`);

/** Waivers of scripts that cannot be generated begin so. */
export const CASES = 'cases/';
/** Waivers of parts that no script would miss begin so. */
export const TAKEN_OUT = 'taken-out/';

/** What a waiver is about, by how its path begins. */
const topicOf = (path: string): 'figures' | 'cases' | 'taken-out' => {
  if (path.startsWith(CASES)) return 'cases';
  return path.startsWith(TAKEN_OUT) ? 'taken-out' : 'figures';
};

/** What is left once the waivers are taken off, and waivers that nothing needs; each topic by itself. */
export function unwaived(
  figures: Figures,
  differences: readonly Difference[],
  of: ReturnType<typeof topicOf> = 'figures',
): readonly Difference[] {
  const waivers = Object.keys(figures.waived ?? {}).filter((path) => topicOf(path) === of);
  const used = (waiver: string): boolean => differences.some(({ path }) => covers(waiver, path));
  return [
    ...differences.filter(({ path }) => !waivers.some((waiver) => covers(waiver, path))),
    ...waivers
      .filter((waiver) => !used(waiver))
      .map((waiver) => ({ path: `waived.${waiver}`, message: 'there is nothing to waive' })),
  ];
}

/** The figures of a haunt where they can be read and have their shape; what is wrong with them otherwise. */
export function parseFigures(
  read: ReadFigures,
): { readonly figures: Figures } | { readonly faults: readonly Difference[] } {
  if ('unreadable' in read) return { faults: [{ path: '', message: read.unreadable }] };
  const faults = figureFaults(read.value);
  return faults.length > 0 ? { faults } : { figures: read.value as Figures };
}
