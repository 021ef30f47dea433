import { ContentError, type Names } from '../define/names.ts';
import type { MemberFn, OneFn, SetFn } from '../machine/context.ts';
import { CHARACTERS } from './words/characters.ts';
import { MEMBERS } from './words/members.ts';
import { NUM } from './words/numbers.ts';
import { ROOMS } from './words/rooms.ts';
import { SETS } from './words/sets.ts';
import { asSet, type Exprs, type Maker, NOBODY, type Raw, text } from './words/shared.ts';
import { ONE } from './words/single.ts';
import { THINGS } from './words/things.ts';
import { TRUTH } from './words/truths.ts';

export { type Exprs, type Raw, sourcesFor } from './words/shared.ts';

/** Words that yield sets, by what is in them. */
const SET: Readonly<Record<string, Maker<SetFn>>> = { ...CHARACTERS, ...ROOMS, ...THINGS, ...SETS };

const isExpr = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && 'x' in raw;

/** A word of the table itself: `constructor` and its like are no words. */
const wordOf = <F>(table: Readonly<Record<string, Maker<F>>>, raw: Raw): Maker<F> | undefined => {
  const word = text(raw.x);
  return Object.hasOwn(table, word) ? table[word] : undefined;
};

const isThe =
  (one: OneFn): MemberFn =>
  (g, x) =>
    x >= 0 && one(g) === x;

/** Makes the compiler of expressions for one place in a pack. */
export function expressions(names: Names, path: string, variable: (name: string) => number): Exprs {
  const fail = (raw: unknown, wanted: string): never => {
    throw new ContentError(path, `${wanted} expected, found ${JSON.stringify(raw)}`);
  };
  const c: Exprs = {
    names,
    path,
    variable,
    num(raw) {
      if (typeof raw === 'number') {
        if (!Number.isInteger(raw)) fail(raw, 'a whole number');
        return () => raw;
      }
      if (!isExpr(raw)) return fail(raw, 'a number');
      const make = wordOf(NUM, raw);
      return make === undefined ? fail(raw, 'a number') : make(raw, c);
    },
    truth(raw) {
      if (!isExpr(raw)) return fail(raw, 'a condition');
      const make = wordOf(TRUTH, raw);
      return make === undefined ? fail(raw, 'a condition') : make(raw, c);
    },
    set(raw) {
      if (!isExpr(raw)) return fail(raw, 'a set');
      const make = wordOf(SET, raw);
      if (make !== undefined) return make(raw, c);
      const makeOne = wordOf(ONE, raw);
      if (makeOne === undefined) return fail(raw, 'a set');
      const one = makeOne(raw, c);
      return (g) => asSet(one(g));
    },
    one(raw) {
      if (!isExpr(raw)) return fail(raw, 'one thing');
      const make = wordOf(ONE, raw);
      if (make !== undefined) return make(raw, c);
      const set = c.set(raw);
      return (g) => set(g)[0] ?? NOBODY;
    },
    member(raw) {
      const set = c.set(raw);
      return c.quick(raw) ?? ((g, x) => set(g).includes(x));
    },
    quick(raw) {
      const set = c.set(raw);
      const one = c.single(raw);
      const isIn = one === null ? wordOf(MEMBERS, raw as Raw)?.(raw as Raw, c) : isThe(one);
      return isIn === undefined || isIn === null
        ? null
        : (g, x) => (g.trace === null ? isIn(g, x) : set(g).includes(x));
    },
    single(raw) {
      return isExpr(raw) ? (wordOf(ONE, raw)?.(raw, c) ?? null) : null;
    },
    trait(raw) {
      if (typeof raw === 'string') {
        const trait = names.trait(raw);
        return () => trait;
      }
      return c.one(raw);
    },
  };
  return c;
}

/** Every word that expressions are made of, for the lint and the documentation. */
export const EXPRESSION_WORDS: readonly string[] = [
  ...Object.keys(ONE),
  ...Object.keys(SET),
  ...Object.keys(NUM),
  ...Object.keys(TRUTH),
];
