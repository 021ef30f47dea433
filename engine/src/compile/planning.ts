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

/** Whether a number, by the name of its word, is never less than none. */
export const isCount = (x: string): boolean => EXPRESSIONS.get(x)?.counts ?? false;

/** Whether an expression, by its name, depends on where the one stands who asks. */
export const isLocalWord = (x: string): boolean => EXPRESSIONS.get(x)?.local ?? false;

/** Whether an expression, by its name, stands for explorers by their side. */
export const isBySide = (x: string): boolean => EXPRESSIONS.get(x)?.bySide ?? false;
