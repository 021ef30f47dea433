import { isPackNode, type PackNode, type ValueRange } from './facts.ts';

/** Parts that exclude each other: what each alone allows is nothing together. */

const list = (value: unknown): readonly PackNode[] => (Array.isArray(value) ? value.filter(isPackNode) : []);
const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Words of which every element is one of their field. */
const WITHIN: ReadonlyMap<unknown, string> = new Map([
  ['where', 'of'],
  ['except', 'of'],
  ['first', 'of'],
  ['most', 'who'],
  ['fewest', 'who'],
]);

/** Sets in all of which every element of this one is. */
export function within(set: PackNode, places: Readonly<Record<string, unknown>>): readonly PackNode[] {
  if (set.x === 'both') return list(set.of).flatMap((part) => within(part, places));
  if (set.x === 'place') {
    const rooms = places[String(set.name)];
    return isPackNode(rooms) ? within(rooms, places) : [set];
  }
  const key = WITHIN.get(set.x);
  const field = key === undefined ? undefined : set[key];
  return isPackNode(field) ? [set, ...within(field, places)] : [set];
}

const sideOf = ({ x, name }: PackNode): string | null =>
  x === 'heroes' || x === 'traitor' ? x : x === 'side' ? String(name) : null;

/** Words that list what may be in their set, and the field that does. */
const LISTED = [
  ['named', 'ids'],
  ['pieces', 'kinds'],
  ['tokensOf', 'kinds'],
  ['cards', 'ids'],
] as const;

const listsIn = (sets: readonly PackNode[], word: string, field: string): readonly (readonly string[])[] =>
  sets.filter(({ x }) => x === word).map((set) => names(set[field]));

/** Why nothing can be in all of these sets at once. */
export function apart(sets: readonly PackNode[]): string | null {
  const sides = [...new Set(sets.map(sideOf).filter((side) => side !== null))];
  if (sides.length > 1) return `nobody is on the sides ${sides.map((side) => `“${side}”`).join(' and ')} at once`;
  for (const [word, field] of LISTED) {
    const [first, ...more] = listsIn(sets, word, field);
    if (first !== undefined && !first.some((id) => more.every((ids) => ids.includes(id))))
      return `nothing is ${[first, ...more].map((ids) => ids.map((id) => `“${id}”`).join(' or ')).join(' and ')} at once`;
  }
  const emptied = sets.find(({ x, of, without }) => x === 'except' && same(of, without));
  return emptied === undefined ? null : 'what is taken away is all there is';
}

/** Conditions that must hold together, one by one. */
export const flattenAll = (conditions: readonly PackNode[]): readonly PackNode[] =>
  conditions.flatMap((one) => (one.x === 'all' ? flattenAll(list(one.of)) : [one]));

/** What is left of a range where the comparison holds. */
function narrowRange([least, most]: ValueRange, cmp: string, [low, high]: ValueRange): ValueRange {
  switch (cmp) {
    case '=':
      return [Math.max(least, low), Math.min(most, high)];
    case '<':
      return [least, Math.min(most, high - 1)];
    case '≤':
      return [least, Math.min(most, high)];
    case '>':
      return [Math.max(least, low + 1), most];
    case '≥':
      return [Math.max(least, low), most];
    default:
      return [least, most];
  }
}

/** Why these conditions cannot hold at once, though each of them might. */
export function clash(conditions: readonly PackNode[], range: (raw: unknown) => ValueRange): string | null {
  const all = flattenAll(conditions);
  if (all.some((one) => all.some((other) => other.x === 'not' && same(other.of, one))))
    return 'one need is the opposite of another';
  const left = new Map<string, ValueRange>();
  for (const { x, a, cmp, b } of all) {
    if (x !== 'is') continue;
    const key = JSON.stringify(a);
    const [least, most] = narrowRange(left.get(key) ?? range(a), String(cmp), range(b));
    if (least > most) return 'no number is all that at once';
    left.set(key, [least, most]);
  }
  return null;
}
