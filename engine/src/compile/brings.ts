import type { Brings } from '../language/brings.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

const NOTHING: readonly Brings[] = [];

/** What an operation brings about, by its name. */
export const bringsOf = (op: string): readonly Brings[] => OPERATIONS.get(op)?.brings ?? NOTHING;
