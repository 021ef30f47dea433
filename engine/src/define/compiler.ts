import type { MemberFn, NumFn, OneFn, SetFn, TruthFn } from '../core/context.ts';
import type { Names } from './names.ts';

/** Any word as it stands in a pack, before it is known to be one. */
export type Raw = Readonly<Record<string, unknown>>;

/** What the compilers of single words may ask of the compiler as a whole. */
export interface Exprs {
  readonly names: Names;
  readonly path: string;
  num(raw: unknown): NumFn;
  truth(raw: unknown): TruthFn;
  set(raw: unknown): SetFn;
  one(raw: unknown): OneFn;
  /** Whether something is in the set. */
  member(raw: unknown): MemberFn;
  /** The same, but null where it cannot be told without making the set: then whoever asks often makes it once. */
  quick(raw: unknown): MemberFn | null;
  /** Null for what is not a word for one thing. */
  single(raw: unknown): OneFn | null;
  trait(raw: unknown): OneFn;
  /** Whether anything in the set passes the test: without making the set, where that can be told. */
  any(raw: unknown, test: MemberFn): TruthFn;
  variable(name: string): number;
  /** Compiles a list of operations and gives its number; -1 for an absent one. Expressions hold none. */
  block(raw: unknown, name: string): number;
}
