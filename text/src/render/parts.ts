import type { Pack, PackRules } from '@hollow/engine';
import type { Catalog } from '../language/catalog.ts';
import { type Kind, kindOfDeck } from '../language/words.ts';
import type { ThingNames } from '../names/names.ts';
import { rangeText, sentences } from './effects.ts';
import { type RuleLine, rowLabel, toLines } from './lines.ts';
import { phrase, said } from './phrases.ts';
import { rulesetOf, rulesLines } from './rules.ts';
import { isWordNode, type RenderScope, type Ruleset, type WordNode } from './scope.ts';
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

/** The row as the text of the thing has it, where it stands there once; else as the data has it. */
function rowLine({ catalog, ...s }: RenderScope, range: string, ops: unknown, lines: readonly RuleLine[]): string {
  const rows = lines.filter((line) => line.kind === 'row' && line.range === range && !line.head);
  const shown = onlyOf(new Set(rows.map(({ whole }) => whole)));
  if (shown !== null) return shown;
  const own = toLines(catalog, sentences({ catalog, ...s }, ops, 0));
  if (own.length > 1) return catalog.say('row.alone', { range });
  return catalog.list('sentences', [rowLabel(catalog, range).text, own[0]?.whole ?? catalog.say('sentence.nothing')]);
}

/** What a result means by the table of the thing that asked for the roll; null where that cannot be said. */
export function rowText(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  roll: { readonly about: string; readonly tags: readonly string[]; readonly total: number },
  chosen: Ruleset,
): string | null {
  const told = new Set<string>();
  for (const pack of packs) {
    const room = pack.rooms?.find(({ id }) => id === roll.about);
    const card = pack.cards?.find(({ id }) => id === roll.about);
    const token = pack.tokens?.find(({ id }) => id === roll.about);
    const isOfToken = roll.tags.includes('token');
    const thing = room ?? (isOfToken ? token : (card ?? token));
    if (thing === undefined) continue;
    const kind: Kind = thing === room ? 'rooms' : thing === token ? 'tokens' : cardKind(pack, thing.id);
    const s = scopeOf(catalog, names, pack, kind, thing.id, chosen);
    const lines = rulesLines(catalog, names, pack, kind, thing.id, chosen);
    for (const node of rollsIn(thing).filter((found) => fits(found, roll.tags)))
      for (const [range, ops] of Object.entries(node.rows as WordNode).filter(([key]) => holds(key, roll.total)))
        told.add(rowLine(s, rangeText(range), ops, lines));
  }
  return onlyOf(told);
}
