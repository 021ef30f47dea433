import { ContentError } from '../define/names.ts';
import type { ActionDef, HauntDef } from '../language/haunt.ts';
import type { EditionDef, PackRules } from '../language/types.ts';
import { isWritten } from '../language/written.ts';
import { FIRST_STATUS } from '../state/state.ts';
import { checkHauntRulings } from './rulings.ts';

/** Conditions are bits of a whole number beside those of the engine itself. */
const MOST_STATUSES = 31 - FIRST_STATUS;

/** What the parts of a haunt must be to each other. */
export function checkHaunt(def: HauntDef, edition: EditionDef): void {
  const path = `haunts/${def.id}`;
  const sides = ['heroes', 'traitor', ...(def.sides ?? [])];
  const expect = (at: string, found: string | null | undefined, known: readonly string[], what: string): void => {
    if (found !== undefined && found !== null && !known.includes(found))
      throw new ContentError(`${path}/${at}`, `there is no ${what} “${found}”; there are ${known.join(', ')}`);
  };
  checkTraitor(def, path);
  for (const stage of Object.keys(def.setup ?? {}))
    expect(`setup/${stage}`, stage, ['everyone', 'traitor', 'heroes'], 'stage');
  for (const side of Object.keys(def.wins ?? {})) expect(`wins/${side}`, side, [...sides, 'each'], 'side');
  expect('hidden', def.hidden?.piece, Object.keys(def.pieces ?? {}), 'piece');
  for (const [id, { traits, side, attack }] of Object.entries(def.monsters ?? {})) {
    const at = `monsters/${id}`;
    expect(`${at}/side`, side, sides, 'side');
    for (const trait of Object.keys(traits)) expect(`${at}/traits`, trait, edition.traits, 'trait');
    expect(`${at}/attack`, attack?.damage, Object.keys(edition.damage), 'kind of damage');
  }
  for (const [id, { knownTo }] of Object.entries(def.vars ?? {}))
    expect(`vars/${id}`, knownTo, [...sides, 'nobody', 'owner', 'all'], 'reader');
  for (const [at, page] of pagesIn(def)) expect(at, page, [...sides, 'everyone'], 'page');
  for (const [id, action] of Object.entries(def.actions ?? {})) checkAction(action, `${path}/actions/${id}`);
  if (Object.keys(def.statuses ?? {}).length > MOST_STATUSES)
    throw new ContentError(`${path}/statuses`, `at most ${MOST_STATUSES} conditions`);
  checkPlaces(def.places ?? {}, `${path}/places`);
  checkHauntRulings(def);
}

/** What the kind of a haunt asks for, and what it leaves no use for. A haunt that is not written yet is only a line of the chart. */
function checkTraitor(def: HauntDef, path: string): void {
  const { kind, traitor, hidden } = def;
  const written = isWritten(def);
  if (written && kind === 'traitor' && traitor === undefined)
    throw new ContentError(`${path}/traitor`, 'a haunt with a traitor says who it is');
  if (written && kind === 'hidden' && hidden === undefined)
    throw new ContentError(`${path}/hidden`, 'a haunt with a hidden traitor says which piece makes one');
  if (traitor !== undefined && (kind === 'none' || kind === 'hidden' || kind === 'free-for-all'))
    throw new ContentError(`${path}/traitor`, `a haunt of the kind “${kind}” names no traitor`);
  if (hidden !== undefined && kind !== 'hidden')
    throw new ContentError(`${path}/hidden`, `only a haunt of the kind “hidden” has a hidden traitor, not “${kind}”`);
}

/** Every page that a part of the haunt, or a rule of one, is said to stand on, with where it is said. */
function* pagesIn(def: HauntDef): Generator<readonly [at: string, page: string | undefined]> {
  type Paged = Readonly<Record<string, { readonly page?: string; readonly rules?: PackRules }>>;
  for (const part of ['counters', 'actions', 'rules', 'pieces', 'monsters', 'statuses'] as const) {
    const named: Paged = def[part] ?? {};
    for (const [id, { page, rules }] of Object.entries(named)) {
      yield [`${part}/${id}`, page];
      for (const [rule, inner] of Object.entries(rules ?? {})) yield [`${part}/${id}/${rule}`, inner.page];
    }
  }
}

/** What an action says must be of use: a roll that decides something, and nothing that only a roll or a source decides. */
function checkAction({ attack, roll, pass, rows, fail, from, once }: ActionDef, path: string): void {
  if (attack !== undefined && roll !== undefined)
    throw new ContentError(`${path}/roll`, 'an attack makes its own roll');
  if (roll !== undefined && pass === undefined && rows === undefined)
    throw new ContentError(`${path}/roll`, 'a roll needs `pass` or `rows`: else it always succeeds');
  if (roll !== undefined && pass !== undefined && rows !== undefined)
    throw new ContentError(`${path}/rows`, 'a roll has either `pass` or `rows`');
  const idle = Object.entries({ pass, rows, fail }).find(([, value]) => value !== undefined && roll === undefined);
  if (idle !== undefined) throw new ContentError(`${path}/${idle[0]}`, 'means nothing without `roll`');
  if (fail !== undefined && rows !== undefined) throw new ContentError(`${path}/fail`, 'means nothing beside `rows`');
  if (once !== undefined && once !== false && from === undefined)
    throw new ContentError(`${path}/once`, 'means nothing without `from`');
}

/** Places that are named by each other would never end. */
function checkPlaces(places: NonNullable<HauntDef['places']>, path: string): void {
  const named = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { x, name } = value as { readonly x?: unknown; readonly name?: unknown };
    return x === 'place' ? [String(name)] : Object.values(value).flatMap(named);
  };
  const visit = (id: string, above: readonly string[]): void => {
    if (above.includes(id)) throw new ContentError(`${path}/${id}`, 'is named by itself');
    if (Object.hasOwn(places, id)) for (const inner of named(places[id])) visit(inner, [...above, id]);
  };
  for (const id of Object.keys(places)) visit(id, []);
}
