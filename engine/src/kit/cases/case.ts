import type { Script } from '../script-types.ts';

/** What a generated script shows of an action or a goal. */
export type CaseKind = 'success' | 'failure' | 'limit' | 'goal' | 'where' | `row ${string}` | `need ${number}`;

/** A script made from the data of a haunt. */
export interface Case {
  /** `actions/<id>` or `wins/<side>`. */
  readonly part: string;
  readonly kind: CaseKind;
  readonly script: Script;
  /** Paths of which an operation must have run, and of which none may have. */
  readonly runs?: RegExp;
  readonly spares?: RegExp;
}

/** A script that could not be made, and why: it is written by hand, or waived. */
export interface Unmade {
  readonly part: string;
  readonly kind: CaseKind;
  readonly why: string;
}

export interface Cases {
  readonly made: readonly Case[];
  readonly unmade: readonly Unmade[];
}
