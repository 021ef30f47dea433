import type { Brings } from '../language/brings.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

/** Rows of operations that have no definition yet; each belongs into the file of its word. */
export const UNDEFINED_YET: ReadonlyMap<string, readonly Brings[]> = new Map(
  Object.entries<readonly Brings[]>({
    deploy: [
      { topic: 'made', of: 'kind' },
      { topic: 'given', of: 'kind', with: 'holder' },
    ],
    deal: [
      { topic: 'made', of: 'kind' },
      { topic: 'given', of: 'kind' },
    ],
    remove: [{ topic: 'gone', pieces: 'things' }],
    transfer: [
      { topic: 'card', cards: 'things' },
      { topic: 'made', pieces: 'things', with: 'to' },
      { topic: 'given', pieces: 'things', with: 'to' },
    ],
    draw: [{ topic: 'card', cards: 'card' }],
    send: [{ topic: 'sent' }],
  }),
);

const NOTHING: readonly Brings[] = [];

/** What an operation brings about, by its name. */
export const bringsOf = (op: string): readonly Brings[] =>
  OPERATIONS.get(op)?.brings ?? UNDEFINED_YET.get(op) ?? NOTHING;
