import type { Ex } from '@hollow/engine';
import { type Arg, type Join, NONE } from '../language/catalog.ts';
import { parseRulePath } from '../names/names.ts';
import { hauntDef, hauntName } from './haunt-names.ts';
import { isEx, isOps, isWordNode, type RenderScope, settleReadings, type WordNode } from './scope.ts';

/** Fields whose strings are words of the language or free names, not ids of things; some only of one operation. */
const LITERAL = new Set(
  'which what way since field cmp name as beyond proc pile event hobbies why ask.kind chosen.kind reroll.n setTrait.to addRoom.as mark.status'.split(
    ' ',
  ),
);
/** Lists of words that have messages of their own, by the prefix of those. */
const PREFIX: Readonly<Record<string, string>> = { tags: 'tag', verbs: 'may', except: 'may' };

/** A single rule that a `may` rule switches off: its label, or whose it is. */
function forbiddenRule(s: RenderScope, path: string): string {
  const { kinds, id, rule } = parseRulePath(path);
  const action = s.names.words(id, kinds)?.actions?.[rule];
  return s.catalog.say('may.rule', { action: action ?? NONE, about: s.names.name(id, kinds[0]) });
}

const nameOf = (s: RenderScope, field: string, value: string, word: string): string => {
  const own = hauntName(s, field, value, word);
  if (own !== null) return own;
  const prefix = PREFIX[field];
  if (prefix === 'may' && value.includes('/')) return forbiddenRule(s, value);
  if (prefix !== undefined) {
    if (s.catalog.has(`${prefix}.${value}`)) return s.catalog.say(`${prefix}.${value}`);
    s.catalog.lacks(`${prefix}.${value}`);
    return value;
  }
  if (field === 'key') return s.names.said(s.thing?.id ?? '', value);
  if (word === 'addRoom' && field === 'which') return s.names.name(value, 'rooms');
  if (LITERAL.has(field) || LITERAL.has(`${word}.${field}`)) return value;
  return s.names.name(value, word === 'spawn' || word === 'tokensOf' ? 'tokens' : undefined);
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
    return s.catalog.list(
      'or',
      value.map((part) => String(phrase(s, part, field, word))),
    );
  return NONE;
}

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
const COMPARISONS: Readonly<Record<string, string>> = {
  '=': 'eq',
  '≠': 'ne',
  '<': 'lt',
  '≤': 'le',
  '>': 'gt',
  '≥': 'ge',
};

const joined = (s: RenderScope, join: Join, of: unknown): string =>
  s.catalog.list(join, Array.isArray(of) ? of.map((part) => String(phrase(s, part))) : []);

/** A trait compared with the value it began with. */
function isStart(a: WordNode, node: WordNode): boolean {
  const { b } = node;
  return (
    node.cmp === '<' && isEx(b) && b.x === 'traitOf' && (b.which === 'start' || b.which === 'startStep') && a !== b
  );
}

/** Words whose phrase is not just their fields. */
const SPECIAL: Readonly<Record<string, (s: RenderScope, node: WordNode) => string | null>> = {
  is: (s, node) => {
    const { a } = node;
    if (isEx(a) && a.x === '$num' && s.bound.get(String(a.name)) === 'hit' && node.cmp === '=')
      return s.catalog.say(node.b === 0 ? 'x.is.miss' : 'x.is.hit');
    if (isEx(a) && a.x === 'traitOf' && (a.which === 'step' || a.which === 'now') && isStart(a, node))
      return s.catalog.say('x.is.hurt', phrases(s, a));
    return s.catalog.say('x.is', { ...phrases(s, node), cmp: COMPARISONS[String(node.cmp)] ?? NONE });
  },
  any: (s, node) => {
    const of = Array.isArray(node.of) ? node.of : [];
    if (!of.every((part) => isEx(part) && part.x === 'rollIs')) return null;
    return s.catalog.say('x.rollIs', {
      tags: rollTags(
        s,
        'or',
        of.flatMap((part) => (part as WordNode).tags),
      ),
    });
  },
  rollIs: (s, node) => s.catalog.say('x.rollIs', { tags: rollTags(s, 'and', node.tags) }),
  not: (s, node) => {
    const { of } = node;
    if (!isEx(of)) return null;
    const found = being(s, of);
    if (found !== null) return s.catalog.say(`x.not.${found.key}`, found.args);
    const own = `x.not.${of.x}`;
    return s.catalog.has(own) ? s.catalog.say(own, phrases(s, of)) : null;
  },
  exists: (s, node) => {
    const found = being(s, node);
    return found === null ? null : s.catalog.say(`x.${found.key}`, found.args);
  },
  onFloor: (s, node) => s.catalog.say('x.onFloor', { on: onFloors(s, node) }),
  charactersIn: (s, node) => {
    const { rooms } = node;
    if (!isEx(rooms) || rooms.x !== 'onFloor') return null;
    return s.catalog.say('x.charactersIn.floor', { on: onFloors(s, rooms) });
  },
  chosen: (s, node) => s.catalog.say('x.chosen', { ...phrases(s, node), one: phraseForOne(s, node.from) }),
  where: (s, node) => (looksAtIt(node.test) ? null : s.catalog.say('x.where.if', phrases(s, node))),
  thisCard: (s) => s.catalog.say('x.thisCard', { thing: s.thing?.kind ?? NONE }),
  place: (s, node) => {
    const rooms = hauntDef(s)?.places?.[String(node.name)];
    return rooms === undefined ? null : String(phrase(s, rooms));
  },
  $: (s, node) => named(s, node),
  $num: (s, node) => named(s, node),
  during: (s, node) => s.catalog.say('x.during', { event: s.catalog.say(`event.${String(node.event)}`) }),
  var: (s, node) => {
    const own = s.names.variable(s.thing?.id ?? '', String(node.name), s.thing?.kind);
    const name = s.thing?.kind === 'haunts' ? s.catalog.say('x.counter', { name: own }) : own;
    return node.of === undefined ? name : s.catalog.say('x.var.of', { name, of: phrase(s, node.of) });
  },
};

/** “in the basement”, “on the upper floor”. */
const onFloors = (s: RenderScope, node: WordNode): string =>
  s.catalog.list(
    'or',
    (Array.isArray(node.floors) ? node.floors.map(String) : []).map((floor) =>
      s.catalog.has(`on.${floor}`) ? s.catalog.say(`on.${floor}`) : s.catalog.say('on', { floor: s.names.name(floor) }),
    ),
  );

/** One out of a set: “any other room on the upper floor”. */
export function phraseForOne(s: RenderScope, from: unknown): string {
  if (!isEx(from)) return NONE;
  const { of, without } = from as WordNode;
  const other = from.x === 'except' && isEx(without) && (without.x === 'here' || without.x === 'self');
  const set = other && isEx(of) ? of : from;
  const key = `one.${set.x}`;
  if (!s.catalog.has(key)) return s.catalog.say('one', { of: phrase(s, from) });
  const on = set.x === 'onFloor' ? { on: onFloors(s, set) } : {};
  return s.catalog.say(key, { ...phrases(s, set), ...on, other: other ? 'yes' : 'no' });
}

/** What it says of a thing, a place or a person that there is something: which sentence, and its arguments. */
function being(s: RenderScope, node: WordNode): { readonly key: string; readonly args: Record<string, Arg> } | null {
  const { of } = node;
  if (node.x !== 'exists' || !isEx(of)) return null;
  const seen = (key: string, fields: WordNode): { key: string; args: Record<string, Arg> } => ({
    key,
    args: phrases(s, fields),
  });
  if (of.x === 'where' && isEx(of.test)) {
    const { x, who, things, rooms, of: among } = of.test as WordNode & { readonly x: string };
    if (x === 'holds' && isWord(things, 'theIt')) return seen('holds', { who, things: of.of });
    if (x === 'at' && isWord(who, 'theIt')) return seen('exists.in', { things: of.of, rooms });
    if (x === 'isIn' && isWord(who, 'holderOf') && isWord((who as WordNode).things, 'theIt'))
      return seen('holds', { who: among, things: of.of });
  }
  if (of.x === 'both' && Array.isArray(of.of)) {
    const parts = of.of as readonly unknown[];
    const rest = (word: string): unknown => {
      const others = parts.filter((part) => !isWord(part, word));
      return others.length === 1 ? others[0] : { x: 'both', of: others };
    };
    const find = (word: string): WordNode | undefined =>
      parts.find((part): part is WordNode & Ex<'num'> => isWord(part, word));
    const [held, place, near] = [find('heldBy'), find('roomOf'), find('withMe')];
    if (held !== undefined) return seen('holds', { who: held.who, things: rest('heldBy') });
    if (place !== undefined) return seen('exists.in', { things: place.of, rooms: rest('roomOf') });
    if (near !== undefined && isWord(near.who, 'self')) return seen('exists.near', { who: rest('withMe') });
  }
  return s.catalog.has(`x.exists.${of.x}`) ? seen(`exists.${of.x}`, of) : null;
}

const isWord = (value: unknown, word: string): value is Ex<'num'> & WordNode => isEx(value) && value.x === word;

/** Does the test look at the element it is asked of? */
const looksAtIt = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isWord(value, 'theIt') || Object.values(value).some((part) => looksAtIt(part)));

const named = (s: RenderScope, node: WordNode): string => {
  const name = String(node.name);
  return s.catalog.say('x.$', { kind: s.bound.get(name) ?? NONE, name });
};

export const rollTags = (s: RenderScope, join: Join, tags: unknown): string =>
  s.catalog.list(
    join,
    (Array.isArray(tags) ? tags : []).map((tag) => {
      const key = `roll.${String(tag)}`;
      return s.catalog.has(key)
        ? s.catalog.say(key)
        : s.catalog.say('roll.trait-of', { trait: s.names.name(String(tag)) });
    }),
  );

/** An expression in words; a word without a message stays as it is and is reported as missing. */
export function expression(s: RenderScope, raw: WordNode): string {
  const node = raw.x === 'all' || raw.x === 'any' ? settleReadings(s, raw) : raw;
  if (typeof node === 'boolean') return s.catalog.say(node ? 'x.always' : 'x.never');
  const word = String(node.x);
  const special = SPECIAL[word]?.(s, node);
  if (special !== undefined && special !== null) return special;
  if (!s.catalog.has(`x.${word}`)) {
    s.catalog.lacks(`x.${word}`);
    return word;
  }
  const join = JOINS[word];
  const args = phrases(s, node);
  return s.catalog.say(`x.${word}`, join === undefined ? args : { ...args, of: joined(s, join, node.of) });
}
