import { isWordNode } from './scope.ts';

/** What must not be lost of a button that is too small for its sentence: that a deed may hurt whoever does it, and that its card is used up. */
export type Warning = 'risk' | 'spent';

const isSelf = (who: unknown): boolean => who === undefined || (isWordNode(who) && who.x === 'self');

/** Whether an operation of these may hurt whoever carries them out; what it does to each of several is theirs. */
function hurts(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hurts);
  if (!isWordNode(node) || node.op === 'each') return false;
  const { op, who, steps, to } = node;
  const isLoss = op === 'shift' && typeof steps === 'number' && steps < 0;
  const isHarm = isLoss || op === 'damage' || op === 'kill' || (op === 'setTrait' && to === 'lowest');
  return (isHarm && isSelf(who)) || Object.values(node).some(hurts);
}

/** The card goes, whatever comes of it. */
const spends = (ops: unknown): boolean =>
  Array.isArray(ops) &&
  ops.some(
    (node) =>
      isWordNode(node) &&
      node.op === 'transfer' &&
      node.pile === 'discard' &&
      isWordNode(node.things) &&
      node.things.x === 'thisCard',
  );

export const warningsOf = (ops: unknown): Warning[] => [
  ...(hurts(ops) ? (['risk'] as const) : []),
  ...(spends(ops) ? (['spent'] as const) : []),
];
