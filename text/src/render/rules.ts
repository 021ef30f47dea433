import type { CardDef, Pack, RoomDef, Rule, Rules, TokenDef } from '@hollow/engine';
import { type Arg, type Catalog, NONE } from '../catalog.ts';
import type { Names } from '../names.ts';
import type { Kind } from '../words.ts';
import { effect, steps } from './effects.ts';
import { isEx, type Node, phrase, phrases, type Ruleset, type Scope, settle } from './phrases.ts';

export type { Ruleset } from './phrases.ts';

/** The readings that the edition recommends, with those of the table on top. */
function rulesetOf(pack: Pack, chosen: Ruleset): Ruleset {
  const defaults = Object.entries(pack.edition?.switches ?? {}).map(([name, def]) => [name, def.default]);
  return { ...Object.fromEntries(defaults), ...chosen };
}

const inForce = (s: Scope, rule: Rule): boolean =>
  Object.entries(rule.under ?? {}).every(([name, values]) => {
    const now = s.ruleset[name];
    return now === undefined || (typeof values === 'string' ? [values] : values).includes(now);
  });

/** Whom the rule concerns, where that is not who holds the card or stands in the room. */
function whom(s: Scope, rule: Rule): string {
  if (rule.for === undefined) return NONE;
  if (isEx(rule.for)) return String(phrase(s, rule.for));
  return s.catalog.has(`for.${String(rule.for)}`) ? s.catalog.say(`for.${String(rule.for)}`) : String(rule.for);
}

function hook(s: Scope, rule: Rule): string {
  const args = {
    moment: rule.moment ?? NONE,
    optional: rule.optional === true ? 'yes' : 'no',
    kind: s.thing?.kind ?? NONE,
  };
  if (s.catalog.has(`hook.${rule.on}`)) return s.catalog.say(`hook.${rule.on}`, args);
  const [event, phase] = rule.on.split('.');
  return s.catalog.say(`phase.${phase}`, { ...args, event: s.catalog.say(`event.${event}`) });
}

const limit = (rule: Rule): string => rule.limit ?? (rule.on.endsWith('.offer') ? 'turn' : NONE);

function condition(s: Scope, test: unknown): string {
  const settled = test === undefined ? true : settle(s, test);
  return typeof settled === 'boolean' ? NONE : String(phrase(s, settled));
}

/** Fields that a `modify` rule writes. */
function changes(s: Scope, rule: Rule): string {
  const parts = Object.entries(rule.set ?? {}).map(([field, to]) => {
    const less =
      isEx(to) && (to as Node).x === 'minus' && isEx((to as Node).a) ? ((to as Node).b as unknown) : undefined;
    const args = { ...phrases(s, { to }), field, less: less === undefined ? NONE : phrase(s, less) };
    return s.catalog.say('op.alter', args);
  });
  return s.catalog.list('then', parts);
}

export function ruleText(s: Scope, rule: Rule): string {
  const needs = (rule.needs ?? []).map((need) => condition(s, need)).filter((need) => need !== NONE);
  const args: Record<string, Arg> = {
    for: whom(s, rule),
    when: condition(s, rule.when),
    needs: needs.length === 0 ? NONE : s.catalog.list('and', needs),
    limit: limit(rule),
  };
  if (!rule.on.includes('.')) {
    const value = phrases(s, { value: rule.value, verbs: rule.verbs ?? [], except: rule.except ?? [] });
    if ((rule.except ?? []).length === 0) value.except = NONE;
    const change = s.catalog.say('change', { ...value, layer: rule.layer ?? 'add' });
    return s.catalog.say(rule.on === 'may' ? 'line.may' : 'line.query', {
      ...args,
      ...value,
      change,
      query: s.catalog.say(`query.${rule.on}`),
    });
  }
  const body = rule.set === undefined ? effect(s, rule.do) : changes(s, rule);
  return s.catalog.say('line.rule', { ...args, hook: hook(s, rule), do: body });
}

const ruleLines = (s: Scope, rules: Rules | undefined): string[] =>
  Object.values(rules ?? {})
    .filter((rule) => inForce(s, rule) && settle(s, rule.when) !== false)
    .map((rule) => ruleText({ ...s, bound: new Map() }, rule));

function roomLines(s: Scope, room: RoomDef): string[] {
  const lines = (room.links ?? []).map(({ to }) => s.catalog.say('line.link', { to: s.names.name(to, 'rooms') }));
  if (room.parts !== undefined) lines.push(s.catalog.say('line.barrier'));
  return [...lines, ...ruleLines(s, room.rules)];
}

function weaponLine(s: Scope, card: CardDef): string[] {
  const { weapon } = card;
  if (weapon === undefined) return [];
  const cost = weapon.cost === undefined ? NONE : effect(s, weapon.cost, true);
  return [
    s.catalog.say('line.weapon', {
      trait: s.names.name(weapon.trait),
      dice: weapon.dice ?? 0,
      damage: weapon.damage === undefined ? NONE : s.names.name(weapon.damage),
      range: weapon.range ?? 'room',
      cost,
    }),
  ];
}

function handlingLine(s: Scope, card: CardDef, items: boolean): string[] {
  const item = items && card.tags?.includes('not-an-item') !== true;
  const kept = card.kept ?? true;
  if (!items || !kept) return [];
  const odd = (['trade', 'drop', 'steal'] as const).filter((way) => (card.can?.[way] ?? item) !== item);
  if (item && odd.length === 0) return [];
  const ways = odd.map((way) => s.catalog.say(`handling.${way}`));
  return [
    s.catalog.say(item ? 'line.cannot' : 'line.not-an-item', {
      ways: ways.length === 0 ? NONE : s.catalog.list('or', ways),
    }),
  ];
}

function cardLines(s: Scope, card: CardDef): string[] {
  const fresh = (): Scope => ({ ...s, bound: new Map() });
  const custody = (['gain', 'lose', 'stolen'] as const).flatMap((moment) => {
    const ops = card[moment];
    return ops === undefined ? [] : [s.catalog.say(`line.${moment}`, { do: effect(fresh(), ops) })];
  });
  const deck = s.pack?.edition?.decks.find(({ id }) => id === card.deck);
  return [
    ...steps(fresh(), card.draw),
    ...weaponLine(s, card),
    ...custody,
    ...ruleLines(s, card.rules),
    ...handlingLine(s, card, deck?.items ?? card.deck !== 'event'),
  ];
}

function tokenLines(s: Scope, token: TokenDef): string[] {
  return [...(token.link === true ? [s.catalog.say('line.passage')] : []), ...ruleLines(s, token.rules)];
}

const DECKS: Readonly<Record<string, string>> = { omens: 'omen', items: 'item', events: 'event' };

/** The rules of a thing in words, one line each, from its effects alone. */
export function rulesText(
  catalog: Catalog,
  names: Names,
  pack: Pack,
  kind: Kind,
  id: string,
  chosen: Ruleset = {},
): string[] {
  const s: Scope = { catalog, names, pack, thing: { kind, id }, ruleset: rulesetOf(pack, chosen), bound: new Map() };
  const room = kind === 'rooms' ? pack.rooms?.find((def) => def.id === id) : undefined;
  const card =
    DECKS[kind] === undefined ? undefined : pack.cards?.find((def) => def.id === id && def.deck === DECKS[kind]);
  const token = kind === 'tokens' ? pack.tokens?.find((def) => def.id === id) : undefined;
  const lines = room ? roomLines(s, room) : card ? cardLines(s, card) : token ? tokenLines(s, token) : [];
  return lines.map((line) => catalog.say('line', { line: capital(line, catalog.lang) }));
}

export const capital = (line: string, lang: string): string =>
  line.slice(0, 1).toLocaleUpperCase(lang === 'qps' ? 'en' : lang) + line.slice(1);

/** The condition of an offer in words, found by its path: `rooms/vault/open-the-door.needs.0`. */
export function needText(catalog: Catalog, names: Names, packs: readonly Pack[], path: string): string | null {
  const found = /^(rooms|cards|tokens)\/([^/]+)\/(.+)\.needs\.(\d+)$/.exec(path);
  if (found === null) return null;
  const [, folder, id, rule, n] = found;
  for (const pack of packs) {
    const defs: readonly { readonly id: string; readonly rules?: Rules }[] | undefined =
      folder === 'rooms' ? pack.rooms : folder === 'cards' ? pack.cards : pack.tokens;
    const need = defs?.find((def) => def.id === id)?.rules?.[rule]?.needs?.[Number(n)];
    if (need === undefined) continue;
    const kind: Kind = folder === 'cards' ? cardKind(pack, id) : (folder as Kind);
    const s: Scope = { catalog, names, pack, thing: { kind, id }, ruleset: rulesetOf(pack, {}), bound: new Map() };
    return String(phrase(s, need));
  }
  return null;
}

function cardKind(pack: Pack, id: string): Kind {
  const deck = pack.cards?.find((def) => def.id === id)?.deck;
  return deck === 'omen' ? 'omens' : deck === 'item' ? 'items' : 'events';
}
