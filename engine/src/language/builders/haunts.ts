import type { Num, Op, TraitRef, Who } from '../types.ts';

// ── haunts ──────────────────────────────────────────────────────────────────────────────────────────────────
/** Opposed rolls; `as` is how much more `a` has than `b`. */
export const contest = (options: {
  a: Who;
  b: Who;
  trait: TraitRef;
  against?: TraitRef;
  extra?: Num;
  as: string;
}): Op => ({ op: 'contest', ...options });
