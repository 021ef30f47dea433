import type { CarrierKind } from '../core/context.ts';
import type { AnyOp } from '../define/operation.ts';
import type { Rule } from '../language/types.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

interface Tree {
  readonly op?: unknown;
  readonly who?: { readonly x?: unknown };
}

/** Where operations take the one who carries them out. */
type Taking = AnyOp['takes'];

/** The operations, or some inside them, take the one who carries them out to one of these. */
const takes = (tree: unknown, where: readonly Taking[]): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  const { op, who } = tree as Tree;
  const taken = OPERATIONS.get(String(op))?.takes ?? null;
  return (where.includes(taken) && who?.x === 'self') || Object.values(tree).some((part) => takes(part, where));
};

const isOfTheHouse = (rule: Rule, carrier: CarrierKind): boolean =>
  (carrier === 'room' || carrier === 'token') && rule.on === 'turn.offer';

const isQuietTree = (tree: unknown): boolean => {
  if (typeof tree !== 'object' || tree === null) return true;
  const { op } = tree as Tree;
  return (op === undefined || OPERATIONS.get(String(op))?.quiet === true) && Object.values(tree).every(isQuietTree);
};

/** The rule only keeps the books: nobody is asked, rolls, is hurt or is moved by it. */
export const isQuiet = (rule: Rule): boolean => isQuietTree(rule.do);

/** An offer of the house itself that is a way to the other side of a barrier, of no use to whom no barrier stops. */
export const isCrossing = (rule: Rule, carrier: CarrierKind): boolean =>
  isOfTheHouse(rule, carrier) && takes(rule.do, ['across']);

/** An offer of the house itself (a room, a token) that is a way of moving, so that whoever may not move may not take it. */
export const isGoing = (rule: Rule, carrier: CarrierKind): boolean =>
  isOfTheHouse(rule, carrier) && takes(rule.do, ['across', 'elsewhere']);
