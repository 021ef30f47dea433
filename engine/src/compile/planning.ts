import type { Brings } from '../language/brings.ts';
import { EXPRESSIONS } from '../words/expressions.generated.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

/** What a planner asks of the definitions of words. */

const NOTHING: readonly Brings[] = [];

/** What an operation brings about, by its name. */
export const bringsOf = (op: string): readonly Brings[] => OPERATIONS.get(op)?.brings ?? NOTHING;

/**
 * Whether an expression, by its name, means something only while an event runs, or inside an effect that has named
 * results.
 */
export const isOfTheMoment = (x: string): boolean => EXPRESSIONS.get(x)?.ofTheMoment ?? false;
