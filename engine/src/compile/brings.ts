import type { Brings } from '../language/brings.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

/** Rows of operations that have no definition yet; each belongs into the file of its word. */
export const UNDEFINED_YET: ReadonlyMap<string, readonly Brings[]> = new Map(
  Object.entries<readonly Brings[]>({
    transfer: [
      { topic: 'card', cards: 'things' },
      { topic: 'made', pieces: 'things', with: 'to' },
      { topic: 'given', pieces: 'things', with: 'to' },
    ],
    draw: [{ topic: 'card', cards: 'card' }],
  }),
);

const NOTHING: readonly Brings[] = [];

/** What an operation brings about, by its name. */
export const bringsOf = (op: string): readonly Brings[] =>
  OPERATIONS.get(op)?.brings ?? UNDEFINED_YET.get(op) ?? NOTHING;
