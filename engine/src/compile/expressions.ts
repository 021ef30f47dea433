import type { Exprs, Raw } from '../define/compiler.ts';
import type { AnyEx } from '../define/expression.ts';
import { ContentError, type Names } from '../define/names.ts';
import { EXPRESSIONS } from '../words/expressions.generated.ts';

const isExpr = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && 'x' in raw;

/** Makes the compiler of expressions for one place in a pack. */
export function expressions(names: Names, path: string, variable: (name: string) => number, watched: boolean): Exprs {
  /** What a word makes of itself; a mistake of the author where it is none, or yields something else. */
  const made = <T>(raw: unknown, wanted: string, make: (word: AnyEx, raw: Raw) => T | null): T => {
    const word = isExpr(raw) ? EXPRESSIONS.get(String(raw.x)) : undefined;
    const result = word === undefined ? null : make(word, raw as Raw);
    if (result === null) throw new ContentError(path, `${wanted} expected, found ${JSON.stringify(raw)}`);
    return result;
  };
  /** What a word may make of itself, or not. */
  const perhaps = <T>(raw: unknown, make: (word: AnyEx, raw: Raw) => T | null): T | null => {
    const word = isExpr(raw) ? EXPRESSIONS.get(String(raw.x)) : undefined;
    return word === undefined ? null : make(word, raw as Raw);
  };
  const c: Exprs = {
    names,
    path,
    variable,
    num(raw) {
      if (typeof raw !== 'number') return made(raw, 'a number', (word, inner) => word.num(inner, c));
      if (!Number.isInteger(raw)) throw new ContentError(path, `a whole number expected, found ${JSON.stringify(raw)}`);
      return () => raw;
    },
    truth: (raw) => made(raw, 'a condition', (word, inner) => word.truth(inner, c)),
    set: (raw) => made(raw, 'a set', (word, inner) => word.set(inner, c)),
    one(raw) {
      const single = c.single(raw);
      if (single !== null) return single;
      const set = made(raw, 'one thing', (word, inner) => word.set(inner, c));
      return (g) => set(g)[0] ?? -1;
    },
    member(raw) {
      const set = c.set(raw);
      return c.quick(raw) ?? ((g, x) => set(g).includes(x));
    },
    quick(raw) {
      const isIn = perhaps(raw, (word, inner) => word.member(inner, c));
      if (isIn === null || !watched) return isIn;
      // A watched engine goes by the sets alone: a test sees to it that it plays the same games.
      const set = c.set(raw);
      return (g, x) => set(g).includes(x);
    },
    single: (raw) => perhaps(raw, (word, inner) => word.one(inner, c)),
    any(raw, test) {
      const set = c.set(raw);
      const any = watched ? null : perhaps(raw, (word, inner) => word.any(inner, c, test));
      return any ?? ((g) => set(g).some((x) => test(g, x)));
    },
    trait(raw) {
      if (typeof raw !== 'string') return c.one(raw);
      const trait = names.trait(raw);
      return () => trait;
    },
    block() {
      throw new ContentError(path, 'an expression holds no operations');
    },
  };
  return c;
}

/** Every word that expressions are made of, for the lint and the documentation. */
export const EXPRESSION_WORDS: readonly string[] = [...EXPRESSIONS.keys()];
