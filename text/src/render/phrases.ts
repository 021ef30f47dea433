import { isOfOne, isPhrase, type Phrase } from '../grammar/grammar.ts';
import { type Arg, type Join, type LazyArgs, NONE } from '../language/catalog.ts';
import { accent } from '../language/pseudo.ts';
import { PSEUDO } from '../language/words.ts';
import { listed, parseRulePath } from '../names/names.ts';
import { hauntDef, hauntName, isMany } from './haunt-names.ts';
import { COMPARISONS, type Group, groupOf, type Meaning, meaningOf, roomsBeside, spoken, unused } from './meaning.ts';
import { isEx, isOps, isWordNode, type RenderScope, settleReadings, type WordNode } from './scope.ts';

/** Fields whose strings are words of the language or free names, not ids of things; some only of one operation. */
const LITERAL = new Set(
  'question which what way since field cmp name as beyond proc pile event hobbies why ask.kind chosen.kind reroll.n setTrait.to addRoom.as mark.status'.split(
    ' ',
  ),
);
/** Lists of words that have messages of their own, by the prefix of those. */
const PREFIX: Readonly<Record<string, string>> = { tags: 'tag', verbs: 'may', except: 'may' };

/** As words, in a form. */
export const said = (arg: Arg, form = ''): string => (isPhrase(arg) ? arg.as(form) : String(arg));

/** With its preposition, which comes from the grammar: in the pseudo-language it has accents like all that stands in files. */
function composedOf({ catalog }: RenderScope, form: string, as: Phrase['as']): string | null {
  const composed = catalog.grammar.compose(form, as);
  return composed !== null && catalog.lang === PSEUDO ? accent(composed) : composed;
}

/** A message as a phrase: it is told in which form it is wanted. */
export function messagePhrase(s: RenderScope, key: string, args: LazyArgs = {}): Phrase {
  const as = (form: string): string =>
    composedOf(s, form, as) ?? s.catalog.say(key, { ...args, form: form === '' ? NONE : form });
  return { as };
}

/** What is said with nouns alone: those have prepositions of their own. */
const OF_NOUNS = new Set(['named', 'cards', 'pieces', 'place', 'either']);

/** A single rule that a `may` rule switches off: its label, or whose it is. */
function forbiddenRule(s: RenderScope, path: string): string {
  const { kinds, id, rule } = parseRulePath(path);
  const action = s.names.words(id, kinds)?.actions?.[rule];
  return s.catalog.say('may.rule', { action: action ?? NONE, about: s.names.noun(id, kinds[0]) });
}

const nameOf = (s: RenderScope, field: string, value: string, word: string): Arg => {
  const own = hauntName(s, field, value, word);
  if (own !== null) return own;
  const prefix = PREFIX[field];
  if (prefix !== undefined) {
    if (s.catalog.has(`${prefix}.${value}`)) return messagePhrase(s, `${prefix}.${value}`);
    if (prefix === 'may' && value.includes('/')) return forbiddenRule(s, value);
    s.catalog.lacks(`${prefix}.${value}`);
    return value;
  }
  if (field === 'key') return s.names.said(s.thing?.id ?? '', value);
  if (word === 'addRoom' && field === 'which') return s.names.noun(value, 'rooms');
  if (LITERAL.has(field) || LITERAL.has(`${word}.${field}`)) return value;
  return s.names.noun(value, word === 'spawn' || word === 'tokensOf' ? 'tokens' : undefined);
};

/** Sign and size of a number, for “gain” and “lose”. */
function signAndSize(s: RenderScope, value: unknown): { sign: string; abs: Arg } {
  if (typeof value === 'number') return { sign: value < 0 ? 'minus' : 'plus', abs: Math.abs(value) };
  if (isEx(value) && value.x === 'minus' && value.a === 0) return { sign: 'minus', abs: phrase(s, value.b) };
  return { sign: 'plus', abs: phrase(s, value) };
}

/** A number, name or expression in words. */
export function phrase(s: RenderScope, value: unknown, field = '', word = ''): Arg {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return nameOf(s, field, value, word);
  if (isEx(value)) return expression(s, value);
  if (Array.isArray(value))
    return listed(
      s.catalog,
      'or',
      value.map((part) => asPart(phrase(s, part, field, word))),
    );
  return NONE;
}

const asPart = (arg: Arg): Phrase | string => (isPhrase(arg) ? arg : String(arg));

/** As a message can select on it: `$` and `$num` are results. */
const wordOf = (x: string): string => (x.startsWith('$') ? 'result' : x);

/** The arguments of a node's message: each field in words, its word (`who_word`: self), what it is (`n_is`: num) and, for numbers, sign and size. */
export function phrases(s: RenderScope, node: WordNode): Record<string, Arg> {
  const args: Record<string, Arg> = {};
  const word = String(node.op ?? node.x);
  for (const [field, value] of Object.entries(node)) {
    if (field === 'x' || field === 'op' || field === 'yields' || isOps(value)) continue;
    if (isWordNode(value) && !isEx(value)) continue;
    args[field] = phrase(s, value, field, word);
    args[`${field}_word`] = isEx(value) ? wordOf(value.x) : String(value);
    args[`${field}_is`] = typeof value === 'number' ? 'num' : typeof value === 'string' ? 'name' : 'expr';
    if (typeof value === 'number' || isEx(value)) {
      const { sign, abs } = signAndSize(s, value);
      args[`${field}_sign`] = sign;
      args[`${field}_abs`] = abs;
    }
  }
  return args;
}

const JOINS: Readonly<Record<string, Join>> = {
  both: 'among',
  either: 'or',
  plus: 'plus',
  times: 'times',
  all: 'and',
  any: 'or',
};

/** Lists inside a list are one list. */
const flat = (parts: readonly unknown[]): unknown[] =>
  parts.flatMap((part): unknown[] => {
    if (!isEx(part)) return [part];
    const { x, of, ids } = part as WordNode;
    if (x === 'either' && Array.isArray(of)) return flat(of);
    return (x === 'named' || x === 'cards') && Array.isArray(ids) ? ids.map((id) => ({ x, ids: [id] })) : [part];
  });

const isBareName = (part: unknown): boolean => isEx(part) && ['named', 'cards', 'pieces'].includes(part.x);

/** What has a single name stands before what is described: behind “the room with the Idol”, a name could belong to the Idol. */
const namesFirst = (parts: readonly unknown[]): unknown[] => [
  ...parts.filter(isBareName),
  ...parts.filter((part) => !isBareName(part)),
];

const joined = (s: RenderScope, join: Join, of: unknown): Phrase => {
  const parts: readonly unknown[] = Array.isArray(of) ? of : [];
  return listed(
    s.catalog,
    join,
    (join === 'or' ? namesFirst(flat(parts)) : parts).map((part) => asPart(phrase(s, part))),
  );
};

/** A trait compared with the value it began with. */
function isStart(a: WordNode, node: WordNode): boolean {
  const { b } = node;
  return (
    node.cmp === '<' && isEx(b) && b.x === 'traitOf' && (b.which === 'start' || b.which === 'startStep') && a !== b
  );
}

/** Says a message in the form in which the expression is wanted. */
type Say = (key: string, args?: LazyArgs) => string;

const groupArgs = (s: RenderScope, group: Group | undefined, no: boolean): Record<string, Arg> => {
  if (group === undefined) return {};
  const args = { who: group.who, other: group.other ? 'yes' : 'no', near: group.near ? 'yes' : 'no' };
  return { ...args, group: messagePhrase(s, 'group', { ...args, no: no ? 'yes' : 'no' }) };
};

const sayMeaning = (s: RenderScope, { key, fields, group }: Meaning, no: boolean, say: Say): string =>
  say(`x.${no ? 'not.' : ''}${key}`, { ...phrases(s, fields), ...groupArgs(s, group, no) });

const areMany = (s: RenderScope, { kinds }: WordNode): boolean =>
  Array.isArray(kinds) && kinds.some((kind) => isMany(s, String(kind)));

/** The simpler meaning of a condition. One of several pieces of a kind that is somewhere is “a Moth”, not “the Moths”. */
function meaning(s: RenderScope, node: WordNode): Meaning | null {
  const { x, who, rooms } = node;
  const oneOfMany = x === 'at' && isEx(who) && who.x === 'pieces' && areMany(s, who);
  return oneOfMany ? { key: 'exists.in', fields: { things: who, rooms } } : meaningOf(node);
}

/** Whose number it is goes without saying: that of the haunt, of whoever acts, or of the room they are in. */
const isOwn = (of: unknown): boolean => of === undefined || (isEx(of) && (of.x === 'here' || of.x === 'self'));

/** A number of a counter or variable for which the author has a clause. */
function stateClause(s: RenderScope, { a, cmp, b }: WordNode): string | null {
  if (s.thing?.kind !== 'haunts' || cmp !== '=' || typeof b !== 'number') return null;
  if (!isEx(a) || a.x !== 'var' || !isOwn(a.of)) return null;
  return s.names.book.label('states', s.thing.id, `${String(a.name)}.${b}`);
}

/** Names stand in the form that is wanted, without words round them. */
const bareNames = (s: RenderScope, node: WordNode, form: string): string | null => {
  if (form === '') return null;
  const wanted = s.catalog.grammar.definite(form);
  return said(phrase(s, node.ids, 'ids', String(node.x)), wanted);
};

/** Words whose phrase is not just their fields. */
const SPECIAL: Readonly<Record<string, (s: RenderScope, node: WordNode, say: Say, form: string) => string | null>> = {
  is: (s, node, say) => {
    const { a } = node;
    if (isEx(a) && a.x === '$num' && s.bound.get(String(a.name)) === 'hit' && node.cmp === '=')
      return say(node.b === 0 ? 'x.is.miss' : 'x.is.hit');
    if (isEx(a) && a.x === 'traitOf' && (a.which === 'step' || a.which === 'now') && isStart(a, node))
      return say('x.is.hurt', phrases(s, a));
    const simpler = meaning(s, node);
    if (simpler !== null) return sayMeaning(s, simpler, false, say);
    const args = { ...phrases(s, node), cmp: COMPARISONS[String(node.cmp)] ?? NONE };
    const state = stateClause(s, node);
    return state === null ? say('x.is', args) : say('x.state', { state });
  },
  any: (s, node, say) => {
    const simpler = meaning(s, node);
    if (simpler !== null) return sayMeaning(s, simpler, false, say);
    const of = Array.isArray(node.of) ? node.of : [];
    if (!of.every((part) => isEx(part) && part.x === 'rollIs')) return null;
    const tags = of.flatMap((part) => (part as WordNode).tags);
    return say('x.rollIs', { tags: rollTags(s, 'or', tags) });
  },
  all: (s, node, say) => {
    const found = meaning(s, node);
    return found === null ? null : sayMeaning(s, found, false, say);
  },
  rollIs: (s, node, say) => say('x.rollIs', { tags: rollTags(s, 'and', node.tags) }),
  not: (s, node, say) => {
    const { of } = node;
    if (!isEx(of)) return null;
    const found = meaning(s, of);
    if (found !== null && s.catalog.has(`x.not.${found.key}`)) return sayMeaning(s, found, true, say);
    const inner = of.x === 'exists' && isEx(of.of) ? of.of : null;
    if (inner !== null && s.catalog.has(`x.not.exists.${inner.x}`))
      return say(`x.not.exists.${inner.x}`, phrases(s, inner));
    return s.catalog.has(`x.not.${of.x}`) ? say(`x.not.${of.x}`, phrases(s, of)) : null;
  },
  exists: (s, node, say) => {
    const found = meaning(s, node);
    if (found !== null) return sayMeaning(s, found, false, say);
    const { of } = node;
    return isEx(of) && s.catalog.has(`x.exists.${of.x}`) ? say(`x.exists.${of.x}`, phrases(s, of)) : null;
  },
  holds: (s, node, say) => {
    const found = meaning(s, node);
    return found === null ? null : sayMeaning(s, found, false, say);
  },
  at: (s, node, say) => {
    const found = meaning(s, node);
    return found === null ? null : sayMeaning(s, found, false, say);
  },
  named: (s, node, _say, form) => bareNames(s, node, form),
  cards: (s, node, _say, form) => bareNames(s, node, form),
  pieces: (s, node, say, form) => {
    if (form !== '') return said(phrase(s, node.kinds, 'kinds', 'pieces'), form);
    return say('x.pieces', { ...phrases(s, node), many: areMany(s, node) ? 'yes' : 'no' });
  },
  // Of several Traps, one stands in “a room with a Trap”.
  roomOf: (s, node, say) => {
    const { of } = node;
    const many = isEx(of) && of.x === 'pieces' && areMany(s, of);
    return say('x.roomOf', { ...phrases(s, node), many: many ? 'yes' : 'no' });
  },
  onFloor: (s, node, say) => say('x.onFloor', { on: onFloors(s, node) }),
  charactersIn: (s, node, say) => {
    const { rooms } = node;
    if (!isEx(rooms) || rooms.x !== 'onFloor') return null;
    return say('x.charactersIn.floor', { on: onFloors(s, rooms) });
  },
  both: (s, node, say, form) => {
    const place = roomsBeside(node);
    if (place !== null) return say('x.beside-joined', phrases(s, { rooms: place }));
    const used = unused(node);
    if (used !== null) return say('x.both.untouched', phrases(s, { of: used }));
    const parts = Array.isArray(node.of) ? (node.of as readonly unknown[]) : [];
    const told = spoken(parts);
    if (told.length < parts.length) return said(phrase(s, told.length === 1 ? told[0] : { x: 'both', of: told }), form);
    const allowed = parts.filter(isEx).find(({ x }) => x === 'permits');
    const others = parts.filter((part) => part !== allowed);
    if (allowed !== undefined && others.length === 1)
      return say('x.both.permits', phrases(s, { of: others[0], what: allowed.what }));
    const group = groupOf(node);
    return group === null || group.rest.length > 0 ? null : say('x.group', groupArgs(s, group, false));
  },
  chosen: (s, node, say) => say('x.chosen', { ...phrases(s, node), one: oneOfThese(s, node.from) }),
  where: (s, node, say) => (looksAtIt(node.test) ? null : say('x.where.if', phrases(s, node))),
  row: (s, node, say) => {
    const rows = Object.entries((node.rows ?? {}) as WordNode).map(([range, value]) =>
      s.catalog.say('row.number', { range, value: phrase(s, value) }),
    );
    return say('x.row', { rows: s.catalog.list('comma', rows), n: phrase(s, node.n) });
  },
  thisCard: (s, _node, say) => say('x.thisCard', { thing: s.thing?.kind ?? NONE }),
  place: (s, node, _say, form) => {
    const own = s.thing === null ? null : s.names.book.noun('places', s.thing.id, String(node.name));
    if (own !== null) {
      const place = s.names.inflected(own);
      return form === '' ? s.catalog.say('x.named', { ids: place }) : place.as(form);
    }
    const rooms = hauntDef(s)?.places?.[String(node.name)];
    return rooms === undefined ? null : said(phrase(s, rooms), form);
  },
  $: named,
  $num: named,
  during: (s, node, say) => say('x.during', { event: messagePhrase(s, `event.${String(node.event)}`) }),
  var: (s, node, say) => {
    const own = s.names.variable(s.thing?.id ?? '', String(node.name), s.thing?.kind);
    const name = s.thing?.kind === 'haunts' ? s.catalog.say('x.counter', { name: own }) : own;
    return node.of === undefined ? name : say('x.var.of', { name, of: phrase(s, node.of) });
  },
};

/** “in the basement”, “on the upper floor”. */
const onFloors = (s: RenderScope, node: WordNode): string =>
  s.catalog.list(
    'or',
    (Array.isArray(node.floors) ? node.floors.map(String) : []).map((floor) =>
      s.catalog.has(`on.${floor}`) ? s.catalog.say(`on.${floor}`) : s.catalog.say('on', { floor: s.names.noun(floor) }),
    ),
  );

/** One out of a set: “any other room on the upper floor”. */
export function oneOfThese(s: RenderScope, from: unknown): Arg {
  if (!isEx(from)) return NONE;
  const { of, without } = from as WordNode;
  const other = from.x === 'except' && isEx(without) && (without.x === 'here' || without.x === 'self');
  const set = other && isEx(of) ? of : from;
  if (set.x === 'named') return phrase(s, set);
  const key = `one.${set.x}`;
  const group = groupOf(from);
  if (!s.catalog.has(key) && group?.rest.length === 0) return messagePhrase(s, 'x.group', groupArgs(s, group, false));
  if (!s.catalog.has(key)) return messagePhrase(s, 'one', { of: phrase(s, from) });
  const on = set.x === 'onFloor' ? { on: onFloors(s, set) } : {};
  return messagePhrase(s, key, { ...phrases(s, set), ...on, other: other ? 'yes' : 'no' });
}

/** Does the test look at the element it is asked of? */
const looksAtIt = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((isEx(value) && value.x === 'theIt') || Object.values(value).some((part) => looksAtIt(part)));

function named(s: RenderScope, node: WordNode, say: Say): string {
  const name = String(node.name);
  return say('x.$', { kind: s.bound.get(name) ?? NONE, name });
}

/** A Knowledge roll is a trait roll: that need not be said. */
export function rollTags(s: RenderScope, join: Join, tags: unknown): Phrase {
  const all = (Array.isArray(tags) ? tags : []).map(String);
  const hasTrait = all.some((tag) => !s.catalog.has(`roll.${tag}`));
  return listed(
    s.catalog,
    join,
    all
      .filter((tag) => tag !== 'trait' || join !== 'and' || !hasTrait)
      .map((tag) => {
        const key = `roll.${tag}`;
        return s.catalog.has(key)
          ? messagePhrase(s, key)
          : messagePhrase(s, 'roll.trait-of', { trait: s.names.noun(tag) });
      }),
  );
}

/** Whether it is one or several, and what else verbs and adjectives must agree with. */
function classOf(s: RenderScope, node: WordNode, form: string): string {
  const names = node.ids ?? node.kinds;
  if (Array.isArray(names) && names.length === 1)
    return said(phrase(s, names, node.ids === undefined ? 'kinds' : 'ids', String(node.x)), form);
  const own = `x.${String(node.x)}.${form}`;
  return s.catalog.has(own) ? s.catalog.say(own) : NONE;
}

/** An expression in words; a word without a message stays as it is and is reported as missing. */
export const expression = (s: RenderScope, raw: WordNode): Phrase => ({ as: (form) => inForm(s, raw, form) });

function inForm(s: RenderScope, raw: WordNode, form: string): string {
  const node = raw.x === 'all' || raw.x === 'any' ? settleReadings(s, raw) : raw;
  if (typeof node === 'boolean') return s.catalog.say(node ? 'x.always' : 'x.never');
  if (isOfOne(s.catalog.grammar, form)) return classOf(s, node, form);
  if (node.x === 'chosen' && isEx(node.from) && node.from.x === 'named') return inForm(s, node.from, form);
  const word = String(node.x);
  const composed = OF_NOUNS.has(word) ? null : composedOf(s, form, (inner) => inForm(s, node, inner));
  if (composed !== null) return composed;
  const say: Say = (key, args = {}) => s.catalog.say(key, { ...args, form: form === '' ? NONE : form });
  const special = SPECIAL[word]?.(s, node, say, form);
  if (special !== undefined && special !== null) return special;
  const join = JOINS[word];
  // What is joined stands in the form that is asked of the whole.
  if (join === 'or' || join === 'and') return joined(s, join, node.of).as(form);
  if (!s.catalog.has(`x.${word}`)) {
    s.catalog.lacks(`x.${word}`);
    return word;
  }
  const args = phrases(s, node);
  return say(`x.${word}`, join === undefined ? args : { ...args, of: joined(s, join, node.of) });
}
