import type { CarrierKind } from '../core/context.ts';
import type { Rule } from '../language/types.ts';

interface Tree {
  readonly op?: unknown;
  readonly who?: { readonly x?: unknown };
}

/** The operations, or some inside them, take the one who carries them out across a barrier or into another room. */
const takesAway = (tree: unknown): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  const { op, who } = tree as Tree;
  return ((op === 'cross' || op === 'put') && who?.x === 'self') || Object.values(tree).some(takesAway);
};

/** An offer of the house itself (a room, a token) that is a way of moving, so that whoever may not move may not take it. */
export const isGoing = (rule: Rule, carrier: CarrierKind): boolean =>
  (carrier === 'room' || carrier === 'token') && rule.on === 'turn.offer' && takesAway(rule.do);
