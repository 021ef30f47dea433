import type { G, MemberFn, NumFn, OneFn, SetFn, TruthFn } from '../core/context.ts';
import type { Many, Yield } from '../language/ex.ts';
import type { Exprs, Raw } from './compiler.ts';
import type { Domain } from './domain.ts';
import { type Compiled, compileFields, type Fields, type SetForms } from './field.ts';

/** What stands in every definition of an expression. */
interface ExDef<X extends string, F extends Fields> {
  readonly x: X;
  /** One sentence for the manual. */
  readonly means: string;
  /** The fields of an example: plain JSON, checked by a test. */
  readonly example: Readonly<Record<string, unknown>>;
  /** It means something only while an event runs, or inside an effect that has named results. */
  readonly ofTheMoment?: true;
  /** A number that is never less than none. */
  readonly counts?: true;
  /** It depends on where the one stands who asks. */
  readonly local?: true;
  /** Explorers, by their side. */
  readonly bySide?: true;
  readonly fields: F;
  /** What single fields cannot say: throws a ContentError. */
  readonly check?: (a: Compiled<F>, c: Exprs) => void;
}

/** What is in a set, for the checker: `same` as in the sets inside it, `any` where only the game tells. */
export type Content = Exclude<Yield, 'num' | 'truth' | 'doors'> | 'beings' | 'same' | 'any';

/** How many a set word yields: one at most, any number, as many as the set in a field, or one where a list in a field names one. */
export type HowMany = Many | { readonly like: string } | { readonly oneOf: string };

/** An expression: everything that is said of it is said here. */
export interface AnyEx {
  readonly x: string;
  readonly means: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly ofTheMoment: boolean;
  readonly counts: boolean;
  readonly local: boolean;
  readonly bySide: boolean;
  readonly fields: Fields;
  readonly yields: 'num' | 'truth' | Content;
  readonly many: HowMany;
  /** Null for what is no number. */
  num(raw: Raw, c: Exprs): NumFn | null;
  truth(raw: Raw, c: Exprs): TruthFn | null;
  /** Null for what yields a set of any size. */
  one(raw: Raw, c: Exprs): OneFn | null;
  set(raw: Raw, c: Exprs): SetFn | null;
  /** Whether something is in the set, where that can be told without making it; null where it cannot. */
  member(raw: Raw, c: Exprs): MemberFn | null;
  /** Whether anything in the set passes the test, where that can be told without making the set. */
  any(raw: Raw, c: Exprs, test: MemberFn): TruthFn | null;
}

const base = <X extends string, F extends Fields>(def: ExDef<X, F>): Omit<AnyEx, 'yields'> & { readonly x: X } => ({
  x: def.x,
  means: def.means,
  example: def.example,
  ofTheMoment: def.ofTheMoment ?? false,
  counts: def.counts ?? false,
  local: def.local ?? false,
  bySide: def.bySide ?? false,
  fields: def.fields,
  many: 'one',
  num: () => null,
  truth: () => null,
  one: () => null,
  set: () => null,
  member: () => null,
  any: () => null,
});

function compiled<X extends string, F extends Fields>(def: ExDef<X, F>, raw: Raw, c: Exprs): Compiled<F> {
  const a = compileFields(def.fields, raw, c);
  def.check?.(a, c);
  return a;
}

export const isExWord = (value: unknown): value is AnyEx =>
  typeof value === 'object' && value !== null && 'x' in value && 'member' in value;

/** A word that yields a number. */
export const defineNumber = <const X extends string, F extends Fields>(
  def: ExDef<X, F> & { readonly value: (a: Compiled<F>) => NumFn },
): AnyEx & { readonly x: X } => ({
  ...base(def),
  yields: 'num',
  num: (raw, c) => def.value(compiled(def, raw, c)),
});

/** A word that is true or not. */
export const defineTruth = <const X extends string, F extends Fields>(
  def: ExDef<X, F> & { readonly holds: (a: Compiled<F>) => TruthFn },
): AnyEx & { readonly x: X } => ({
  ...base(def),
  yields: 'truth',
  truth: (raw, c) => def.holds(compiled(def, raw, c)),
});

const isThe =
  (one: OneFn): MemberFn =>
  (g, x) =>
    x >= 0 && one(g) === x;

/** Nobody and nothing: what a word for one thing gives where there is none. */
const NONE: readonly number[] = [];

/** A word that yields one thing, or none (-1). As a set, that one or none. */
export const defineOne = <const X extends string, F extends Fields>(
  def: ExDef<X, F> & { readonly yields: Content; readonly gives: (a: Compiled<F>) => OneFn },
): AnyEx & { readonly x: X } => {
  const one = (raw: Raw, c: Exprs): OneFn => def.gives(compiled(def, raw, c));
  return {
    ...base(def),
    yields: def.yields,
    one,
    set: (raw, c) => {
      const only = one(raw, c);
      return (g) => {
        const x = only(g);
        return x < 0 ? NONE : [x];
      };
    },
    member: (raw, c) => isThe(one(raw, c)),
    any: (raw, c, test) => {
      const only = one(raw, c);
      return (g) => {
        const x = only(g);
        return x >= 0 && test(g, x);
      };
    },
  };
};

/** A set as a test over a domain: the list and the test of membership are both made from it. */
interface Tested<F extends Fields> {
  /** What it is picked out of; a narrower domain, where the fields tell one. */
  readonly among: Domain | ((a: Compiled<F>) => Domain);
  readonly holds: (a: Compiled<F>) => (g: G, x: number) => boolean;
}
/** A set that is no test over a domain says how it is listed, and may say how it is told without listing it what is in it. */
interface Listed<F extends Fields> {
  readonly list: (a: Compiled<F>) => SetFn;
  readonly has?: (a: Compiled<F>) => MemberFn | null;
  readonly any?: (a: Compiled<F>, test: MemberFn) => TruthFn | null;
}

/** A word that yields a set, and tells whether something is in it. */
export const defineSet = <const X extends string, F extends Fields>(
  def: ExDef<X, F> & { readonly yields: Content; readonly many?: HowMany } & (Tested<F> | Listed<F>),
): AnyEx & { readonly x: X } => {
  const domainOf = ({ among }: Tested<F>, a: Compiled<F>): Domain => (typeof among === 'function' ? among(a) : among);
  const list = (a: Compiled<F>): SetFn => {
    if (!('among' in def)) return def.list(a);
    const holds = def.holds(a);
    const { filter } = domainOf(def, a);
    return (g) => filter(g, holds);
  };
  const has = (a: Compiled<F>): MemberFn | null => {
    if (!('among' in def)) return def.has?.(a) ?? null;
    const holds = def.holds(a);
    const { has: belongs } = domainOf(def, a);
    return (g, x) => belongs(g, x) && holds(g, x);
  };
  const any = (a: Compiled<F>, test: MemberFn): TruthFn | null => {
    if (!('among' in def)) return def.any?.(a, test) ?? null;
    const holds = def.holds(a);
    const { some } = domainOf(def, a);
    const passes: MemberFn = (g, x) => holds(g, x) && test(g, x);
    return (g) => some(g, passes);
  };
  return {
    ...base(def),
    yields: def.yields,
    many: def.many ?? 'set',
    set: (raw, c) => list(compiled(def, raw, c)),
    member: (raw, c) => has(compiled(def, raw, c)),
    any: (raw, c, test) => any(compiled(def, raw, c), test),
  };
};

/** Tests of membership of all the sets; null where one of them has none. */
export function everyQuick(of: readonly SetForms[]): readonly MemberFn[] | null {
  const tests: MemberFn[] = [];
  for (const { quick } of of) {
    if (quick === null) return null;
    tests.push(quick);
  }
  return tests;
}
