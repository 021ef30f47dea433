import type { CardDef, LinkDef, Pack, PackRules, RoomDef, Rule, TokenDef } from '@hollow/engine';
import { type Arg, type Catalog, NONE } from '../language/catalog.ts';
import { type Kind, kindOfDeck } from '../language/words.ts';
import { listed, parseRulePath, type ThingNames } from '../names/names.ts';
import { sentences } from './effects.ts';
import { deeper, lineText, putLead, type RuleLine, type Sentence, toLines } from './lines.ts';
import { messagePhrase, phrase, phrases, rollTags, said } from './phrases.ts';
import {
  afterLead,
  afterMay,
  atStart,
  isEx,
  isWordNode,
  type RenderScope,
  type Ruleset,
  settleReadings,
  type WordNode,
} from './scope.ts';
import { writtenLines } from './written.ts';

export type { Ruleset } from './scope.ts';

/** The readings that the edition recommends, with those of the table on top. */
export function rulesetOf(pack: Pack, chosen: Ruleset): Ruleset {
  const defaults = Object.entries(pack.edition?.switches ?? {}).map(([name, def]) => [name, def.default]);
  return { ...Object.fromEntries(defaults), ...chosen };
}

const inForce = (s: RenderScope, rule: Rule): boolean =>
  Object.entries(rule.under ?? {}).every(([name, values]) => {
    const now = s.ruleset[name];
    return now === undefined || (typeof values === 'string' ? [values] : values).includes(now);
  });

/** Whom the rule concerns, where that is not who holds the card or stands in the room. */
function whom(s: RenderScope, rule: Rule): Arg {
  if (rule.for === undefined) return NONE;
  if (isEx(rule.for)) return phrase(s, rule.for);
  return s.catalog.has(`for.${String(rule.for)}`) ? messagePhrase(s, `for.${String(rule.for)}`) : String(rule.for);
}

function condition(s: RenderScope, test: unknown): string {
  const settled = test === undefined ? true : settleReadings(s, test);
  return typeof settled === 'boolean' ? NONE : said(phrase(s, settled));
}

/** The parts of a condition that all have to hold. */
const partsOf = (when: WordNode): readonly WordNode[] =>
  when.x === 'all' && Array.isArray(when.of) ? (when.of as readonly WordNode[]) : [when];

/** The kinds of damage, or of roll, that a part of a condition is about: “physical or mental”, “a trait roll”. */
function kindIn(s: RenderScope, rule: Rule, part: WordNode): Arg | null {
  const any = part.x === 'any' && Array.isArray(part.of) ? (part.of as readonly WordNode[]) : [part];
  const isAll = (word: string): boolean => any.every(({ x }) => x === word);
  if (rule.on.startsWith('damage.') && isAll('kindIs'))
    return phrase(
      s,
      any.flatMap(({ kinds }) => kinds),
      'kinds',
    );
  if ((!rule.on.startsWith('roll.') && !OF_ROLLS.has(rule.on)) || !isAll('rollIs')) return null;
  const tags = any.flatMap((each) => each.tags);
  return rollTags(s, part.x === 'any' ? 'or' : 'and', tags);
}

/** Values of a roll, which a rule may change. */
const OF_ROLLS: ReadonlySet<string> = new Set(['pool', 'total']);

interface When {
  /** What can be said with the moment itself: “before a trait roll”, “when you take physical damage”. */
  readonly what: Arg;
  /** The room was discovered by whoever enters it. */
  readonly found: 'yes' | 'no';
  /** What is left of the condition. */
  readonly rest: string;
}

function whenOf(s: RenderScope, rule: Rule): When {
  const when = rule.when === undefined ? true : settleReadings(s, rule.when);
  if (typeof when === 'boolean') return { what: NONE, found: 'no', rest: NONE };
  const parts = partsOf(when);
  const kinds = parts.map((part) => kindIn(s, rule, part));
  const at = kinds.findIndex((kind) => kind !== null);
  const isRoom = rule.on === 'enter.after' && s.thing?.kind === 'rooms';
  const found = isRoom ? parts.findIndex(({ x }) => x === 'discovered') : -1;
  const left = parts.filter((_, i) => i !== at && i !== found);
  const [only] = left;
  const rest = only === undefined ? NONE : said(phrase(s, left.length === 1 ? only : { x: 'all', of: left }));
  return { what: kinds[at] ?? NONE, found: found < 0 ? 'no' : 'yes', rest };
}

const isDiscarded = (ops: unknown): boolean =>
  Array.isArray(ops) &&
  ops.some(
    (node: WordNode) =>
      node.op === 'transfer' && node.pile === 'discard' && (node.things as WordNode)?.x === 'thisCard',
  );

/** How often; of no interest for a card that is gone after its use. */
const limit = (rule: Rule): string =>
  isDiscarded(rule.do) ? NONE : (rule.limit ?? (rule.on.endsWith('.offer') ? 'turn' : NONE));

function moment(s: RenderScope, rule: Rule, { what, found }: When): string {
  const args = {
    moment: rule.moment ?? NONE,
    optional: rule.optional === true ? 'yes' : 'no',
    kind: s.thing?.kind ?? NONE,
    limit: limit(rule),
    what,
    found,
  };
  if (s.catalog.has(`hook.${rule.on}`)) return s.catalog.say(`hook.${rule.on}`, args);
  const [event, phase] = rule.on.split('.');
  return s.catalog.say(`phase.${phase}`, { ...args, event: messagePhrase(s, `event.${event}`) });
}

/** By how much less it is than it was; that it cannot fall below 0 goes without saying. */
function lessOf(to: unknown): unknown {
  if (!isEx(to)) return undefined;
  const { x, a, b, of, min } = to as WordNode;
  if (x === 'clamp' && min === 0) return lessOf(of);
  return x === 'minus' && isEx(a) ? b : undefined;
}

/** Fields that a `modify` rule writes. */
function changes(s: RenderScope, rule: Rule): Sentence[] {
  return Object.entries(rule.set ?? {}).map(([field, to]) => {
    const less = lessOf(to);
    const args = {
      order: s.order ?? 'first',
      ...phrases(s, { to }),
      field,
      less: less === undefined ? NONE : phrase(s, less),
    };
    return { depth: 0, text: s.catalog.say('op.alter', args) };
  });
}

/** Rules of rooms that a `may` rule switches off have no label: their text is ignored. */
function ignored(s: RenderScope, verbs: readonly string[]): Arg | null {
  const paths = verbs.filter((verb) => verb.includes('/') && !s.catalog.has(`may.${verb}`)).map(parseRulePath);
  const bare = paths.filter(({ id, kinds, rule }) => s.names.words(id, kinds)?.actions?.[rule] === undefined);
  if (bare.length === 0 || bare.length < verbs.length) return null;
  const once = bare.filter(({ id }, i) => bare.findIndex((other) => other.id === id) === i);
  return listed(
    s.catalog,
    'and',
    once.map(({ id, kinds }) => s.names.noun(id, kinds[0])),
  );
}

/** A rule about what is forbidden, or about a value. */
function standing(s: RenderScope, rule: Rule, args: Readonly<Record<string, Arg>>): Sentence[] {
  const value = phrases(s, { value: rule.value, verbs: rule.verbs ?? [], except: rule.except ?? [] });
  if ((rule.except ?? []).length === 0) value.except = NONE;
  const about = rule.on === 'may' ? ignored(s, rule.verbs ?? []) : null;
  if (about !== null) return [{ depth: 0, text: s.catalog.say('line.ignore', { ...args, about }) }];
  const all = { ...args, ...value, layer: rule.layer ?? 'add', kind: s.thing?.kind ?? NONE };
  if (rule.on === 'may') return [{ depth: 0, text: s.catalog.say('line.may', all) }];
  const own = `query.${rule.on}.told`;
  if (s.catalog.has(own)) return [{ depth: 0, text: s.catalog.say(own, all) }];
  const change = s.catalog.say('change', all);
  return [
    { depth: 0, text: s.catalog.say('line.query', { ...all, change, query: s.catalog.say(`query.${rule.on}`) }) },
  ];
}

function ruleSentences(s: RenderScope, rule: Rule): Sentence[] {
  const told = whenOf(s, rule);
  const needs = (rule.needs ?? []).map((need) => condition(s, need));
  const when = [told.rest, ...needs].filter((test) => test !== NONE);
  const args = { for: whom(s, rule), what: told.what, when: when.length === 0 ? NONE : s.catalog.list('and', when) };
  if (!rule.on.includes('.')) return standing(s, rule, args);
  const key = rule.on.endsWith('.offer') ? 'line.offer' : 'line.rule';
  const lead = (text: string): string => s.catalog.say(key, { ...args, hook: moment(s, rule, told), do: text });
  const body = (scope: RenderScope, depth: number): Sentence[] =>
    rule.set === undefined ? sentences(scope, rule.do, depth) : changes(scope, rule);
  const led = key === 'line.offer' ? afterMay(s) : afterLead(s);
  const whole = putLead(s.catalog, body(led, 0), lead);
  return whole ?? [{ depth: 0, text: lead(NONE), head: true }, ...body(atStart(s), 1)];
}

/** Operations in words, as lines. */
export const opsText = (s: RenderScope, ops: unknown): string[] =>
  toLines(s.catalog, sentences({ ...s, bound: new Map() }, ops, 0)).map(lineText);

const linesOfRule = (s: RenderScope, rule: Rule): RuleLine[] =>
  toLines(s.catalog, ruleSentences({ ...s, bound: new Map() }, rule));

/** One rule in words, as lines. */
export const ruleText = (s: RenderScope, rule: Rule): string[] => linesOfRule(s, rule).map(lineText);

const ruleLines = (s: RenderScope, rules: PackRules | undefined): RuleLine[] =>
  Object.entries(rules ?? {})
    .filter(([, rule]) => inForce(s, rule) && settleReadings(s, rule.when) !== false)
    .flatMap(([id, rule]) => writtenLines(s, id) ?? linesOfRule(s, rule));

const line = (s: RenderScope, text: string): RuleLine[] => toLines(s.catalog, [{ depth: 0, text }]);

/** Stairs; a way that only some may take, or only in one direction, or at a price. What carries one off is told by its rule. */
function linkLines(s: RenderScope, { to, for: takers, when, cost, oneWay, ride }: LinkDef): RuleLine[] {
  if (ride !== undefined) return [];
  const end = typeof to === 'string' ? s.names.noun(to, 'rooms') : phrase(s, to);
  if ([takers, when, cost, oneWay].every((special) => special === undefined))
    return line(s, s.catalog.say('line.link', { to: end }));
  return line(
    s,
    s.catalog.say('line.way', {
      to: end,
      direction: oneWay ?? 'both',
      who: takers === undefined ? NONE : phrase(s, takers),
      when: condition(s, when),
      cost: cost === undefined ? NONE : phrase(s, cost),
    }),
  );
}

function roomLines(s: RenderScope, room: RoomDef): RuleLine[] {
  const links = (room.links ?? []).flatMap((link) => linkLines(s, link));
  const barrier = room.parts === undefined ? [] : line(s, s.catalog.say('line.barrier'));
  return [...links, ...barrier, ...ruleLines(s, room.rules)];
}

/** A means to attack need not be a weapon: the Ring is none. */
function weaponLines(s: RenderScope, { weapon, tags }: CardDef): RuleLine[] {
  if (weapon === undefined) return [];
  const text = s.catalog.say(tags?.includes('weapon') === true ? 'line.weapon' : 'line.attack', {
    trait: s.names.noun(weapon.trait),
    usual: s.pack?.edition === undefined ? NONE : s.names.noun(s.pack.edition.fightTrait),
    dice: weapon.dice ?? 0,
    damage: weapon.damage === undefined ? NONE : s.names.noun(weapon.damage),
    range: weapon.range ?? 'room',
    bonus: weapon.bonus ?? 0,
    safe: weapon.safe === true ? 'yes' : NONE,
  });
  return [...line(s, text), ...custody(s, 'cost', weapon.cost)];
}

/** What happens at a moment in the life of a card. */
function custody(s: RenderScope, key: 'gain' | 'lose' | 'stolen' | 'cost', ops: unknown): RuleLine[] {
  if (ops === undefined) return [];
  const fresh = { ...s, bound: new Map<string, string>() };
  const lead = (text: string): string => s.catalog.say(`line.${key}`, { do: text });
  const body = sentences(fresh, ops, 0);
  if (body.length === 0) return [];
  const whole = putLead(s.catalog, sentences(afterLead(fresh), ops, 0), lead);
  return toLines(s.catalog, whole ?? [{ depth: 0, text: lead(NONE), head: true }, ...body]);
}

function handlingLine(s: RenderScope, card: CardDef, items: boolean): RuleLine[] {
  const item = items && card.tags?.includes('not-an-item') !== true;
  const kept = card.kept ?? true;
  if (!items || !kept) return [];
  const odd = (['trade', 'drop', 'steal'] as const).filter((way) => (card.can?.[way] ?? item) !== item);
  if (item && odd.length === 0) return [];
  const ways = odd.map((way) => s.catalog.say(`handling.${way}`));
  const named = ways.length === 0 ? NONE : s.catalog.list(item ? 'nor' : 'or', ways);
  return line(s, s.catalog.say(item ? 'line.cannot' : 'line.not-an-item', { ways: named }));
}

/** Kinds of tokens that operations put into the house, those of their branches included. */
function spawned(ops: unknown): string[] {
  if (Array.isArray(ops)) return ops.flatMap(spawned);
  if (!isWordNode(ops)) return [];
  return ops.op === 'spawn' ? [String(ops.kind)] : Object.values(ops).flatMap(spawned);
}

/** What the tokens do that a card leaves behind: nobody should have to look them up. */
function tokenNotes(s: RenderScope, draw: unknown): RuleLine[] {
  return [...new Set(spawned(draw))].flatMap((kind) => {
    const token = s.pack?.tokens?.find(({ id }) => id === kind);
    const lines = token === undefined ? [] : tokenLines({ ...s, thing: { kind: 'tokens', id: kind } }, token);
    if (lines.length === 0) return [];
    const head = s.catalog.say('line.token', { token: s.names.noun(kind, 'tokens') });
    return [...toLines(s.catalog, [{ depth: 0, text: head, head: true }]), ...lines.map(deeper)];
  });
}

function cardLines(s: RenderScope, card: CardDef): RuleLine[] {
  const deck = s.pack?.edition?.decks.find(({ id }) => id === card.deck);
  const fresh: RenderScope = { ...s, bound: new Map() };
  const moments = (['gain', 'lose', 'stolen'] as const).flatMap((key) =>
    card[key] === undefined ? [] : (writtenLines(s, key) ?? custody(s, key, card[key])),
  );
  return [
    ...(writtenLines(s, 'draw') ?? [
      ...toLines(s.catalog, sentences(fresh, card.draw, 0)),
      ...tokenNotes(s, card.draw),
    ]),
    ...(writtenLines(s, 'weapon') ?? weaponLines(s, card)),
    ...moments,
    ...ruleLines(s, card.rules),
    ...handlingLine(s, card, deck?.items ?? true),
  ];
}

const tokenLines = (s: RenderScope, token: TokenDef): RuleLine[] => [
  ...(token.link === true ? line(s, s.catalog.say('line.passage')) : []),
  ...ruleLines(s, token.rules),
  ...(token.blocksSight === true ? line(s, s.catalog.say('line.blocks-sight')) : []),
];

/** The rules of a thing in words, one line each. */
export function rulesLines(
  catalog: Catalog,
  names: ThingNames,
  pack: Pack,
  kind: Kind,
  id: string,
  chosen: Ruleset = {},
): RuleLine[] {
  const s: RenderScope = {
    catalog,
    names,
    pack,
    thing: { kind, id },
    ruleset: rulesetOf(pack, chosen),
    bound: new Map(),
  };
  const room = kind === 'rooms' ? pack.rooms?.find((def) => def.id === id) : undefined;
  const card = pack.cards?.find((def) => def.id === id && kindOfDeck(def.deck) === kind);
  const token = kind === 'tokens' ? pack.tokens?.find((def) => def.id === id) : undefined;
  return room ? roomLines(s, room) : card ? cardLines(s, card) : token ? tokenLines(s, token) : [];
}
