import type { Ex } from '@hollow/engine';
import { isEx, type WordNode } from './scope.ts';

/** Conditions that mean something simpler than they are made of: whatever the language, “there is an Ingredient of which you are the holder” is “you hold an Ingredient”. */

/** People by what they are and where: “another hero in your room”. */
export interface Group {
  readonly who: string;
  readonly other: boolean;
  readonly near: boolean;
  /** What else is said of them. */
  readonly rest: readonly WordNode[];
}

/** Which sentence says it, `x.<key>` or `x.not.<key>`, and what stands in it. */
export interface Meaning {
  readonly key: string;
  readonly fields: WordNode;
  readonly group?: Group;
}

const PEOPLE = new Set(['heroes', 'traitor', 'explorers', 'monsters', 'everyone']);

const isWord = (value: unknown, word: string): value is Ex<'num'> & WordNode => isEx(value) && value.x === word;
const isSelf = (value: unknown): boolean => isWord(value, 'self');
const isNear = (value: unknown): boolean =>
  (isWord(value, 'withMe') && isSelf(value.who)) || (isWord(value, 'charactersIn') && isWord(value.rooms, 'here'));

/** The parts of a set of people; null where it is no such set. */
export function groupOf(value: unknown): Group | null {
  const group = { who: 'anyone', other: false, near: false, rest: [] as WordNode[] };
  const take = (part: unknown): void => {
    if (isWord(part, 'both') && Array.isArray(part.of)) for (const one of part.of as readonly unknown[]) take(one);
    else if (isWord(part, 'except') && isSelf(part.without)) {
      group.other = true;
      take(part.of);
    } else if (isNear(part)) group.near = true;
    else if (isEx(part) && PEOPLE.has(part.x)) group.who = part.x;
    else group.rest.push(part as WordNode);
  };
  take(value);
  return group.near || group.who !== 'anyone' ? group : null;
}

/** What it says of people that there are such. */
function ofPeople(value: unknown): Meaning | null {
  const group = groupOf(value);
  if (group === null) return null;
  const [only, ...more] = group.rest;
  if (only === undefined) return group.near ? { key: 'exists.group', fields: {}, group } : null;
  if (more.length > 0) return null;
  if (isWord(only, 'holderOf')) return { key: 'group.holds', fields: { things: only.things }, group };
  if (isWord(only, 'with')) return { key: 'group.has', fields: { status: only.status }, group };
  return null;
}

function ofFiltered(of: WordNode): Meaning | null {
  const { test } = of;
  if (!isEx(test)) return null;
  const { x, who, things, rooms, of: among } = test as WordNode & { readonly x: string };
  if (x === 'holds' && isWord(things, 'theIt')) return { key: 'holds', fields: { who, things: of.of } };
  if (x === 'at' && isWord(who, 'theIt')) return { key: 'exists.in', fields: { things: of.of, rooms } };
  if (x === 'isIn' && isWord(who, 'holderOf') && isWord(who.things, 'theIt'))
    return { key: 'holds', fields: { who: among, things: of.of } };
  return null;
}

/** Of what somebody holds, what cannot be parted with goes without saying. */
export const spoken = (parts: readonly unknown[]): readonly unknown[] =>
  parts.some((part) => isWord(part, 'heldBy'))
    ? parts.filter((part) => !isWord(part, 'permits') || part.what !== 'drop')
    : parts;

/** “You hold the Revolver that is unused” is “you hold the Revolver and have not used it”. */
function ofHeld(who: unknown, things: unknown): Meaning {
  const fresh = isWord(who, 'self') && isWord(things, 'both') ? unused(things) : null;
  return fresh === null
    ? { key: 'holds', fields: { who, things } }
    : { key: 'holds.unused', fields: { things: fresh } };
}

function ofBoth(every: readonly unknown[]): Meaning | null {
  const parts = spoken(every);
  const rest = (word: string): unknown => {
    const others = parts.filter((part) => !isWord(part, word));
    return others.length === 1 ? others[0] : { x: 'both', of: others };
  };
  const find = (word: string): WordNode | undefined =>
    parts.find((part): part is WordNode & Ex<'num'> => isWord(part, word));
  const [held, place] = [find('heldBy'), find('roomOf')];
  if (held !== undefined) return ofHeld(held.who, rest('heldBy'));
  if (place === undefined) return null;
  const group = groupOf(place.of);
  return group === null || group.near || group.rest.length > 0
    ? { key: 'exists.in', fields: { things: place.of, rooms: rest('roomOf') } }
    : { key: 'group.in', fields: { rooms: rest('roomOf') }, group };
}

/** “There is such a thing”, said of a thing, a place or a person. */
function ofExistence(of: unknown): Meaning | null {
  if (!isEx(of)) return null;
  if (of.x === 'where') return ofFiltered(of);
  const { of: all, without } = of as WordNode;
  if (of.x === 'except' && isWord(all, 'pieces') && isWord(without, 'with'))
    return { key: 'exists.without', fields: { things: all, status: without.status } };
  const parts = of.x === 'both' && Array.isArray(of.of) ? ofBoth(of.of as readonly unknown[]) : null;
  return parts ?? ofPeople(of);
}

/** As a message can select on it. */
export const COMPARISONS: Readonly<Record<string, string>> = {
  '=': 'eq',
  '≠': 'ne',
  '<': 'lt',
  '≤': 'le',
  '>': 'gt',
  '≥': 'ge',
};

/** “The number of your Keys is at least 2” is “you hold at least 2 Keys”, or they are in a room, or in play. */
function ofNumber({ a, cmp, b }: WordNode): Meaning | null {
  if (isWord(a, 'attacksMade') && cmp === '=' && b === 0) return { key: 'is.no-attack', fields: {} };
  if (!isWord(a, 'count')) return null;
  if (isWord(a.of, 'explorers') && cmp === '=' && b === 1) return { key: 'is.last', fields: {} };
  const found = isWord(a.of, 'where') ? ofFiltered(a.of) : null;
  if (found?.key === 'holds') return cmp === '≥' ? { key: 'is.holds', fields: { ...found.fields, n: b } } : null;
  // “1 Keys” and “not 2 Keys” nobody says.
  if (typeof b !== 'number' || b < 2 || cmp === '≠') return null;
  const many = { n: b, cmp: COMPARISONS[String(cmp)] };
  if (isWord(a.of, 'pieces')) return { key: 'is.in-play', fields: { things: a.of, ...many } };
  return found?.key === 'exists.in' && isWord(found.fields.things, 'pieces')
    ? { key: 'is.in', fields: { ...found.fields, ...many } }
    : null;
}

/** “You have not moved and you have not attacked” is “you have neither moved nor attacked”. */
function ofAll({ of }: WordNode): Meaning | null {
  const [a, b, ...more] = Array.isArray(of) ? (of as readonly unknown[]) : [];
  const still = isWord(a, 'not') && isWord(a.of, 'moved') && isWord(b, 'is') && ofNumber(b)?.key === 'is.no-attack';
  return still && more.length === 0 ? { key: 'all.still', fields: {} } : null;
}

/** “You hold a Map or you hold a Key” is “you hold a Map or a Key”. */
function ofAny({ of }: WordNode): Meaning | null {
  const parts = (Array.isArray(of) ? (of as readonly unknown[]) : []).map((part) => (isEx(part) ? heldOf(part) : null));
  const [first] = parts;
  if (parts.length < 2 || first === undefined || first === null) return null;
  const who = JSON.stringify(first.who);
  if (!parts.every((part) => part !== null && JSON.stringify(part.who) === who)) return null;
  return { key: 'holds', fields: { who: first.who, things: { x: 'either', of: parts.map((part) => part?.things) } } };
}

/** Who holds what, where a condition says no more than that. */
function heldOf(node: Ex<'num'> & WordNode): WordNode | null {
  if (node.x === 'holds') return meaningOf(node) === null ? { who: node.who, things: node.things } : null;
  const found = node.x === 'exists' ? ofExistence(node.of) : null;
  return found?.key === 'holds' ? found.fields : null;
}

/** The simpler meaning of a condition, if it has one. */
export function meaningOf(node: WordNode): Meaning | null {
  if (node.x === 'all') return ofAll(node);
  if (node.x === 'any') return ofAny(node);
  if (node.x === 'exists') return ofExistence(node.of);
  if (node.x === 'is') return ofNumber(node);
  if (node.x !== 'holds') return null;
  const group = groupOf(node.who);
  return group === null || !group.near || group.rest.length > 0
    ? null
    : { key: 'group.holds', fields: { things: node.things }, group };
}

/** Rooms that lie beside these and have a door to them. */
export function roomsBeside({ of }: WordNode): unknown {
  const [a, b, ...more] = Array.isArray(of) ? (of as readonly unknown[]) : [];
  if (!isWord(a, 'joined') || !isWord(b, 'touching') || more.length > 0) return null;
  return JSON.stringify(a.rooms) === JSON.stringify(b.rooms) ? a.rooms : null;
}

/** Cards among those that have not been used this turn. */
export function unused({ of }: WordNode): unknown {
  const [a, b, ...more] = Array.isArray(of) ? (of as readonly unknown[]) : [];
  return isWord(b, 'untouched') && more.length === 0 ? a : null;
}
