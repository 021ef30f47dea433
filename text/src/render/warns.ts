import { procBody } from './haunt-names.ts';
import { isWordNode, type RenderScope, type WordNode } from './scope.ts';

/**
 * What must not be lost of a button that is too small for its sentence: that a deed may hurt whoever does it, that its card is used up, and that a drawn card
 * ends the movement of the turn.
 */
export type Warning = 'risk' | 'spent' | 'stops' | 'mayStop';

const isSelf = (who: unknown): boolean => who === undefined || (isWordNode(who) && who.x === 'self');

/** Whether one of these operations is of a kind, whatever it hangs on and also in procedures; what is done to each of several is theirs. */
function hasAny(
  s: RenderScope,
  node: unknown,
  isWanted: (node: WordNode) => boolean,
  called: readonly unknown[] = [],
): boolean {
  if (Array.isArray(node)) return node.some((part) => hasAny(s, part, isWanted, called));
  if (!isWordNode(node) || node.op === 'each') return false;
  const body = node.op === 'call' && !called.includes(node.proc) ? procBody(s, node.proc) : undefined;
  return (
    isWanted(node) ||
    hasAny(s, body, isWanted, [...called, node.proc]) ||
    Object.values(node).some((part) => hasAny(s, part, isWanted, called))
  );
}

function hurts({ op, who, steps, to }: WordNode): boolean {
  const isLoss = op === 'shift' && typeof steps === 'number' && steps < 0;
  const isHarm = isLoss || op === 'damage' || op === 'kill' || (op === 'setTrait' && to === 'lowest');
  return isHarm && isSelf(who);
}

const draws = ({ op, who }: WordNode): boolean => op === 'draw' && isSelf(who);

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

/** `ownTurn`: it is done on one's own turn, with spaces that may be left; `certain` happens whatever comes of it. */
export function warningsOf(
  s: RenderScope,
  ops: readonly unknown[],
  { ownTurn = false, certain = ops } = {},
): Warning[] {
  const isSure = certain.some((node) => isWordNode(node) && draws(node));
  return [
    ...(hasAny(s, ops, hurts) ? (['risk'] as const) : []),
    ...(spends(certain) ? (['spent'] as const) : []),
    ...(ownTurn && hasAny(s, ops, draws) ? [isSure ? ('stops' as const) : ('mayStop' as const)] : []),
  ];
}
