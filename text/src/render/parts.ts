import type { Pack, PackRules, SeenEventOf } from '@hollow/engine';
import type { Catalog } from '../language/catalog.ts';
import { type Kind, kindOfDeck } from '../language/words.ts';
import type { ThingNames } from '../names/names.ts';
import { rangeText, sentences } from './effects.ts';
import { type RuleLine, rowLabel, toLines } from './lines.ts';
import { phrase, said } from './phrases.ts';
import { rulesetOf, rulesLines } from './rules.ts';
import { isWordNode, type RenderScope, type Ruleset, type WordNode } from './scope.ts';
import type { ThrowRow } from './throws.ts';
import { writtenLines } from './written.ts';

/** Single parts of a thing's rules: the condition of an offer, the row of a roll. */

interface Thing {
  readonly id: string;
  readonly rules?: PackRules;
}

function cardKind(pack: Pack, id: string): Kind {
  const deck = pack.cards?.find((def) => def.id === id)?.deck;
  return kindOfDeck(deck ?? '');
}

function scopeOf(
  catalog: Catalog,
  names: ThingNames,
  pack: Pack,
  kind: Kind,
  id: string,
  chosen: Ruleset,
): RenderScope {
  return { catalog, names, pack, thing: { kind, id }, ruleset: rulesetOf(pack, chosen), bound: new Map() };
}

/** The condition of an offer in words, found by its path: `rooms/vault/open-the-door.needs.0`. */
export function needText(catalog: Catalog, names: ThingNames, packs: readonly Pack[], path: string): string | null {
  const found = /^(rooms|cards|tokens)\/([^/]+)\/(.+)\.needs\.(\d+)$/.exec(path);
  if (found === null) return null;
  const [, folder, id = '', rule = '', n] = found;
  for (const pack of packs) {
    const defs: readonly Thing[] | undefined =
      folder === 'rooms' ? pack.rooms : folder === 'cards' ? pack.cards : pack.tokens;
    const need = defs?.find((def) => def.id === id)?.rules?.[rule]?.needs?.[Number(n)];
    if (need === undefined) continue;
    const kind: Kind = folder === 'cards' ? cardKind(pack, id) : (folder as Kind);
    const s = scopeOf(catalog, names, pack, kind, id, {});
    return (
      writtenLines(s, `${rule}.needs.${n}`)
        ?.map(({ whole }) => whole)
        .join(' ') ?? said(phrase(s, need))
    );
  }
  return null;
}

/** Every roll with a table inside a definition. */
function rollsIn(value: unknown): WordNode[] {
  if (Array.isArray(value)) return value.flatMap(rollsIn);
  if (!isWordNode(value)) return [];
  const own = value.op === 'roll' && isWordNode(value.rows) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(rollsIn)];
}

const holds = (range: string, total: number): boolean => {
  const [, from, plus, to] = /^(\d+)(\+)?(?:-(\d+))?$/.exec(range) ?? [];
  return total >= Number(from) && (plus !== undefined || total <= Number(to ?? from));
};

/** Whether a roll of the definition can be the one that was made. */
function fits({ pool }: WordNode, tags: readonly string[]): boolean {
  const { trait } = isWordNode(pool) ? pool : {};
  if (trait === undefined) return !tags.includes('trait');
  return typeof trait === 'string' ? tags.includes(trait) : tags.includes('trait');
}

/** What a set holds, where that is one thing. */
function onlyOf(set: ReadonlySet<string>): string | null {
  const [only = null] = set;
  return set.size === 1 ? only : null;
}

/** What a row brings, as the text of the thing has it where it stands there once; else as the data has it; null where that takes several lines. */
function rowBrings(
  { catalog, ...s }: RenderScope,
  range: string,
  ops: unknown,
  lines: readonly RuleLine[],
): string | null {
  const rows = lines.filter((line) => line.kind === 'row' && line.range === range && !line.head);
  const shown = onlyOf(new Set(rows.map(({ text }) => text)));
  if (shown !== null) return shown;
  const own = toLines(catalog, sentences({ catalog, ...s }, ops, 0));
  if (own.length > 1) return null;
  return own[0]?.whole ?? catalog.say('sentence.nothing');
}

/** Several lines as one: courses of a choice, one after the other. */
const wholeText = ({ catalog, ...s }: RenderScope, ops: unknown): string =>
  toLines(catalog, sentences({ catalog, ...s }, ops, 0))
    .map(({ text }) => text)
    .join(' ');

type Asked = Pick<SeenEventOf<'roll'>, 'about' | 'tags'>;

/** A table by which the roll may have been made. */
interface Table {
  readonly s: RenderScope;
  readonly lines: readonly RuleLine[];
  readonly rows: readonly (readonly [range: string, ops: unknown])[];
}

function tablesFor(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  roll: Asked,
  chosen: Ruleset,
): readonly Table[] {
  return packs.flatMap((pack) => {
    const room = pack.rooms?.find(({ id }) => id === roll.about);
    const card = pack.cards?.find(({ id }) => id === roll.about);
    const token = pack.tokens?.find(({ id }) => id === roll.about);
    const isOfToken = roll.tags.includes('token');
    const thing = room ?? (isOfToken ? token : (card ?? token));
    if (thing === undefined) return [];
    const kind: Kind = thing === room ? 'rooms' : thing === token ? 'tokens' : cardKind(pack, thing.id);
    const s = scopeOf(catalog, names, pack, kind, thing.id, chosen);
    const lines = rulesLines(catalog, names, pack, kind, thing.id, chosen);
    return rollsIn(thing)
      .filter((found) => fits(found, roll.tags))
      .map((node) => ({ s, lines, rows: Object.entries(node.rows as WordNode) }));
  });
}

/** What a result means by the table of the thing that asked for the roll; null where that cannot be said. */
export function rowText(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  roll: Asked & { readonly total: number },
  chosen: Ruleset,
): string | null {
  const told = new Set<string>();
  for (const { s, lines, rows } of tablesFor(catalog, names, packs, roll, chosen))
    for (const [range, ops] of rows.filter(([key]) => holds(key, roll.total))) {
      const [shown, brings] = [rangeText(range), rowBrings(s, rangeText(range), ops, lines)];
      told.add(
        brings === null
          ? catalog.say('row.alone', { range: shown })
          : catalog.list('sentences', [rowLabel(catalog, shown).text, brings]),
      );
    }
  return onlyOf(told);
}

/** All rows of that table, the best first; none where there are several tables, or none. */
export function rowsText(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  roll: Asked,
  chosen: Ruleset,
): readonly ThrowRow[] {
  // The damage that comes after a roll is thrown in the same name.
  if (roll.tags.includes('damage')) return [];
  const [table, ...more] = tablesFor(catalog, names, packs, roll, chosen);
  if (table === undefined || more.length > 0) return [];
  const { s, lines, rows } = table;
  return rows
    .toSorted(([a], [b]) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map(([range, ops]) => ({
      range: rangeText(range),
      text: rowBrings(s, rangeText(range), ops, lines) ?? wholeText(s, ops),
    }));
}
