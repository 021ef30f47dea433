import type { CarrierKind } from '../core/context.ts';
import type { Rule } from '../language/types.ts';

interface Tree {
  readonly op?: unknown;
  readonly who?: { readonly x?: unknown };
}

/** The operations, or some inside them, do one of these things to the one who carries them out. */
const does = (tree: unknown, deeds: readonly unknown[]): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  const { op, who } = tree as Tree;
  return (deeds.includes(op) && who?.x === 'self') || Object.values(tree).some((part) => does(part, deeds));
};

const isOfTheHouse = (rule: Rule, carrier: CarrierKind): boolean =>
  (carrier === 'room' || carrier === 'token') && rule.on === 'turn.offer';

/** Operations that nobody notices who is just passing through. */
const QUIET = [
  'clause',
  'deploy',
  'each',
  'flip',
  'mark',
  'remove',
  'say',
  'send',
  'set',
  'spawn',
  'tell',
  'transfer',
  'when',
];

const isQuietTree = (tree: unknown): boolean => {
  if (typeof tree !== 'object' || tree === null) return true;
  const { op } = tree as Tree;
  return (op === undefined || QUIET.includes(String(op))) && Object.values(tree).every(isQuietTree);
};

/** The rule only keeps the books: nobody is asked, rolls, is hurt or is moved by it. */
export const isQuiet = (rule: Rule): boolean => isQuietTree(rule.do);

/** An offer of the house itself that is a way to the other side of a barrier, of no use to whom no barrier stops. */
export const isCrossing = (rule: Rule, carrier: CarrierKind): boolean =>
  isOfTheHouse(rule, carrier) && does(rule.do, ['cross']);

/** An offer of the house itself (a room, a token) that is a way of moving, so that whoever may not move may not take it. */
export const isGoing = (rule: Rule, carrier: CarrierKind): boolean =>
  isOfTheHouse(rule, carrier) && does(rule.do, ['cross', 'put']);
