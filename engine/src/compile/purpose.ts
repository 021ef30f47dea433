import type { Program } from '../core/context.ts';
import type { Raw } from '../define/compiler.ts';
import type { RawQuestion } from '../define/question.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

/** What a choice is for, where its author does not say so: the operation that uses the answer knows it. */

const isNode = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Whether the result of this name stands in the value, outside of further operations. */
const uses = (value: unknown, result: string): boolean => {
  if (!isNode(value) || 'op' in value) return false;
  if ((value.x === '$' || value.x === '$num') && value.name === result) return true;
  return Object.values(value).some((part) => uses(part, result));
};

/** What the first operation that uses the result makes of it; undefined where nothing uses it, null where that cannot be told. */
function firstUse(value: unknown, result: string, asked: unknown): RawQuestion | null | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value.op === 'string') {
    const { chosen } = OPERATIONS.get(value.op) ?? {};
    for (const [field, written] of Object.entries(value))
      if (uses(written, result)) return chosen?.[field]?.(value, asked) ?? null;
  }
  for (const part of Object.values(value)) {
    const found = firstUse(part, result, asked);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an operation puts a question of its author's. */
const isAsking = (op: string): boolean => OPERATIONS.get(op)?.fields.question !== undefined;

/** Where somebody is asked who is not told what is at stake. */
export const unsaidQuestions = ({ nodes }: Program): readonly string[] =>
  nodes.flatMap(({ op, path, question }) => (isAsking(op) && question === null ? [path] : []));

/** What is at stake in a question that the author has given no words of its own. */
export function purposeOf(raw: Raw, after: () => readonly unknown[]): RawQuestion | null {
  if (typeof raw.as !== 'string' || !isAsking(String(raw.op))) return null;
  return firstUse(after(), raw.as, raw.who) ?? null;
}
