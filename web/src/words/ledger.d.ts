declare module 'virtual:ledger' {
  import type { ClauseWords } from '@hollow/text/browser';

  /** A clause without its words. */
  export interface ClauseRow {
    readonly id: string;
    readonly area: string;
    readonly switch?: string;
    /** Books that say otherwise, beside each of the clause's `differs`. */
    readonly books?: readonly (readonly string[])[];
  }
  /** By edition. */
  export const books: Readonly<Record<string, () => Promise<{ readonly default: readonly ClauseRow[] }>>>;
  export const words: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, ClauseWords>> }>>
  >;
}
