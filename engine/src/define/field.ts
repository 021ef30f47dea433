import type { MemberFn, NumFn, OneFn, SetFn, TruthFn } from '../core/context.ts';
import type { PackFields, PackShape, Reference, ResultSort, Sort } from '../language/schema/shape.ts';
import type { Exprs } from './compiler.ts';
import { ContentError } from './names.ts';
import { compileNumberRows, compileRows, type NumberRow, type Row } from './rows.ts';

/**
 * A field of a word: `shape` is the data that the pack checker, the manual, the JSON Schema and the TypeScript type are made from; `compile` turns what
 * stands in a pack into what the word's code works with.
 */
export interface Field<C> {
  readonly shape: PackShape;
  readonly optional: boolean;
  /** `written` is undefined where an optional field is absent. */
  compile(written: unknown, c: Exprs, name: string): C;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
/** What the code of a word gets of its fields. */
export type Compiled<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer C> ? C : never };

/** A field that is always written, unless it says otherwise. */
export const field = <C>(shape: PackShape, compile: Field<C>['compile'], isOptional = false): Field<C> => ({
  shape,
  optional: isOptional,
  compile,
});

/** The field may be left out; then the code gets null. */
export const optional = <C>(inner: Field<C>): Field<C | null> =>
  field(inner.shape, (w, c, name) => (w === undefined ? null : inner.compile(w, c, name)), true);

/** The field may be left out; then it is as if this stood there. */
export const or = <C>(inner: Field<C>, otherwise: unknown): Field<C> =>
  field(inner.shape, (w, c, name) => inner.compile(w === undefined ? otherwise : w, c, name), true);

// ── values ──────────────────────────────────────────────────────────────────────────────────────────────────
export const num: Field<NumFn> = field({ is: 'num' }, (w, c) => c.num(w));
export const truth: Field<TruthFn> = field({ is: 'truth' }, (w, c) => c.truth(w));
export const text: Field<string> = field({ is: 'text' }, (w) => String(w));
/** Left out, it is false. */
export const flag: Field<boolean> = field({ is: 'flag' }, (w) => w === true, true);
export const whole = (min: number, max: number): Field<number> => field({ is: 'whole', min, max }, (w) => Number(w));
/** One of a few words. */
export const word = <const W extends string>(...words: readonly W[]): Field<W> =>
  field({ is: 'word', words }, (w) => words.find((one) => one === w) ?? (words[0] as W));

// ── operations ──────────────────────────────────────────────────────────────────────────────────────────────
/** The number of the block; -1 where an optional list is left out. */
export const ops: Field<number> = field({ is: 'ops' }, (w, c, name) => c.block(w, name));
export const maybeOps: Field<number> = field({ is: 'ops' }, (w, c, name) => c.block(w, name), true);
/** Rows such as “0-2” and “3+”, each with its operations; none where the field may be left out and is. */
export const rows: Field<readonly Row[]> = field({ is: 'rows' }, (w, c) => compileRows(w, c));
export const maybeRows: Field<readonly Row[]> = field({ is: 'rows' }, (w, c) => compileRows(w, c), true);

/** The same with a number in each. */
export const numbersByRow: Field<readonly NumberRow[]> = field({ is: 'map', of: { is: 'num' }, min: 1 }, (w, c) =>
  compileNumberRows(w, c),
);

// ── sets, and one thing ─────────────────────────────────────────────────────────────────────────────────────
const set = (of: Sort, kind?: 'who' | 'things'): Field<SetFn> =>
  field({ is: 'set', of, ...(kind === undefined ? {} : { kind }) }, (w, c) => c.set(w));
const one = (of: Sort, kind?: 'who' | 'things'): Field<OneFn> =>
  field({ is: 'set', of, one: true, ...(kind === undefined ? {} : { kind }) }, (w, c) => c.one(w));

export const who = set('thing', 'who');
export const things = set('thing', 'things');
/** Characters or things alike. */
export const beings = set('thing');
export const rooms = set('room');
export const anySet = set('any');
/** The code wants exactly one: a set in its place does not compile, and the lint refuses it. */
export const oneWho = one('thing', 'who');
export const oneThing = one('thing', 'things');
export const oneBeing = one('thing');
export const oneRoom = one('room');
export const anyOne = one('any');

/** The same set as a test of membership. */
export const members = (of: Field<SetFn>): Field<MemberFn> => field(of.shape, (w, c) => c.member(w));

/** A set in every form, for words that choose the quickest. Each is made when it is first asked for. */
export interface SetForms {
  readonly all: SetFn;
  /** Null where membership cannot be told without making the set. */
  readonly quick: MemberFn | null;
  /** Null for what is not a word for one thing. */
  readonly single: OneFn | null;
  /** Whether anything in it passes the test. */
  any(test: MemberFn): TruthFn;
}
/** Words ask for forms in every run as well: none is made twice. */
class Forms implements SetForms {
  readonly #raw: unknown;
  readonly #c: Exprs;
  #all: SetFn | undefined;
  #quick: MemberFn | null | undefined;
  #single: OneFn | null | undefined;

  constructor(raw: unknown, c: Exprs) {
    this.#raw = raw;
    this.#c = c;
  }

  get all(): SetFn {
    this.#all ??= this.#c.set(this.#raw);
    return this.#all;
  }

  get quick(): MemberFn | null {
    if (this.#quick === undefined) this.#quick = this.#c.quick(this.#raw);
    return this.#quick;
  }

  get single(): OneFn | null {
    if (this.#single === undefined) this.#single = this.#c.single(this.#raw);
    return this.#single;
  }

  any(test: MemberFn): TruthFn {
    return this.#c.any(this.#raw, test);
  }
}
const formsOf = (w: unknown, c: Exprs): SetForms => new Forms(w, c);
export const forms = (of: Field<SetFn>): Field<SetForms> => field(of.shape, formsOf);
/** Rooms that the haunt calls by a name. */
export const namedPlace: Field<SetForms> = field({ is: 'name', of: 'place' }, (w, c) =>
  formsOf(c.names.place(String(w)), c),
);

/** A trait by name, or one that an expression gives. */
export const traitField: Field<OneFn> = field(
  {
    is: 'either',
    of: [
      { is: 'name', of: 'trait' },
      { is: 'set', of: 'trait', one: true },
    ],
  },
  (w, c) => c.trait(w),
);
/** The same for several. */
export const someTraits: Field<SetFn> = field(
  {
    is: 'either',
    of: [
      { is: 'name', of: 'trait' },
      { is: 'set', of: 'trait' },
    ],
  },
  (w, c) => {
    if (typeof w !== 'string') return c.set(w);
    const list = [c.names.trait(w)];
    return () => list;
  },
);

// ── names ───────────────────────────────────────────────────────────────────────────────────────────────────
type Numbered =
  | 'room'
  | 'card'
  | 'token'
  | 'explorer'
  | 'deck'
  | 'symbol'
  | 'floor'
  | 'trait'
  | 'status'
  | 'zone'
  | 'side';

/** The number behind a name. */
export const name = (of: Numbered): Field<number> => field({ is: 'name', of }, (w, c) => c.names[of](String(w)));
/** The number behind a name, and the name itself. */
export const nameAndNumber = (of: Numbered): Field<{ readonly index: number; readonly id: string }> =>
  field({ is: 'name', of }, (w, c) => ({ index: c.names[of](String(w)), id: String(w) }));
export const names = (of: Numbered, min = 1): Field<readonly number[]> =>
  field({ is: 'list', of: { is: 'name', of }, min, max: 500 }, (w, c) =>
    Array.isArray(w) ? w.map((id) => c.names[of](String(id))) : [],
  );
/** The name itself, where the code has no number for it. */
export const label = (of: Reference): Field<string> => field({ is: 'name', of }, (w) => String(w));
export const labels = (of: Reference, min = 1): Field<readonly string[]> =>
  field({ is: 'list', of: { is: 'name', of }, min, max: 500 }, (w) => (Array.isArray(w) ? w.map(String) : []));
/** The slot of a variable that is declared where the word stands. */
export const variable: Field<number> = field({ is: 'name', of: 'variable' }, (w, c) => c.variable(String(w)));
/** The name of a kind of damage. */
export const damageName: Field<string> = field({ is: 'name', of: 'damage' }, (w, c) => {
  const kind = String(w);
  if (!c.names.damageKinds.includes(kind)) throw new ContentError(c.path, `unknown kind of damage “${kind}”`);
  return kind;
});
/** A stack that things are drawn from: a deck, or the tiles (`deck` is -1). */
export interface Stack {
  readonly id: string;
  readonly deck: number;
}
export const stack: Field<Stack> = field({ is: 'name', of: 'stack' }, (w, c) => ({
  id: String(w),
  deck: w === 'rooms' ? -1 : c.names.deck(String(w)),
}));
/** A procedure of the haunt or the edition: that there is one is checked here, which one it is depends on the haunt. */
export const proc: Field<string> = field({ is: 'name', of: 'proc' }, (w, c) => {
  c.names.proc(String(w));
  return String(w);
});

// ── composites ──────────────────────────────────────────────────────────────────────────────────────────────
export const list = <C>(of: Field<C>, min = 0, max = 500): Field<readonly C[]> =>
  field({ is: 'list', of: of.shape, min, max }, (w, c, path) =>
    Array.isArray(w) ? w.map((inner, i) => of.compile(inner, c, `${path}/${i}`)) : [],
  );

/** Keys of the author's choice. */
export const map = <C>(of: Field<C>, min = 0): Field<readonly (readonly [string, C])[]> =>
  field({ is: 'map', of: of.shape, min }, (w, c) =>
    Object.entries((w ?? {}) as Readonly<Record<string, unknown>>).map(
      ([key, inner]) => [key, of.compile(inner, c, key)] as const,
    ),
  );

/** An object with exactly one of the fields: the others are null. */
export const oneOf = <F extends Fields>(fields: F): Field<{ readonly [K in keyof F]: Compiled<F>[K] | null }> =>
  field({ is: 'one-of', fields: shapesOf(fields, true) }, (w, c) => {
    const given = (w ?? {}) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(fields).map(([key, inner]) => [
        key,
        given[key] === undefined ? null : inner.compile(given[key], c, key),
      ]),
    ) as { readonly [K in keyof F]: Compiled<F>[K] | null };
  });

/** Two ways to write it, told apart by `isFirst`; the code gets whichever it is, and the other is null. */
export const eitherForm = <A, B>(
  isFirst: (written: unknown) => boolean,
  first: Field<A>,
  second: Field<B>,
): Field<{ readonly first: A; readonly second: null } | { readonly first: null; readonly second: B }> =>
  field({ is: 'either', of: [first.shape, second.shape] }, (w, c, path) =>
    isFirst(w)
      ? { first: first.compile(w, c, path), second: null }
      : { first: null, second: second.compile(w, c, path) },
  );

// ── results ─────────────────────────────────────────────────────────────────────────────────────────────────
/** What the result is: a sort, one that depends on the word in another field, or what the elements of the set in another field are. */
export type ResultOf =
  | ResultSort
  | { readonly by: string; readonly sorts: Readonly<Record<string, ResultSort>> }
  | { readonly elementsOf: string };

/** The name under which later words find the result. */
export interface Binding extends Field<string | null> {
  readonly result: ResultOf;
}
export const binds = (result: ResultOf): Binding => ({
  ...field({ is: 'text' }, (w) => (typeof w === 'string' ? w : null), true),
  result,
});
/** What a procedure is given: each under its name, a number or one thing of a set. */
export interface Bindings<C> extends Field<readonly (readonly [string, C])[]> {
  readonly results: 'number' | 'elements';
}
export const givesNumbers: Bindings<NumFn> = { ...or(map(num), {}), results: 'number' };
export const givesThings: Bindings<OneFn> = { ...or(map(anyOne), {}), results: 'elements' };
export const mustBind = (result: ResultOf): Binding => ({ ...binds(result), optional: false });

// ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────
/** The fields as data; a question mark at the end of a name: the field may be left out. */
export const shapesOf = (fields: Fields, all = false): PackFields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { shape, optional: o }]) => [o && !all ? `${key}?` : key, shape]),
  );

export const compileFields = <F extends Fields>(
  fields: F,
  raw: Readonly<Record<string, unknown>>,
  c: Exprs,
): Compiled<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, inner]) => [key, inner.compile(raw[key], c, key)]),
  ) as Compiled<F>;
