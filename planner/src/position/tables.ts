import type { State } from '@hollow/engine';
import {
  cardCode,
  floorOf,
  type G,
  type HauntCode,
  hostile,
  inScope,
  isExplorer,
  placeOf,
  type RuleCode,
  sideOf,
  tokenCode,
} from '@hollow/engine/inner';

/** What the planner reads of state and program, each by one name. */

/** The tile lies in the house. */
export const isLaid = (g: G, tile: number): boolean => floorOf(g, tile) >= 0;

/** Cards that are left in a deck. */
export const cardsLeft = ({ s }: G, deck: number): number => s.piles[deck]?.length ?? 0;

/** Dice that a card adds to an attack with the trait of fights; 0 for what is no such weapon. */
export function attackDiceOf(g: G, card: number): number {
  const { weapon } = cardCode(g, card);
  return weapon === null || weapon.trait !== g.p.fightTrait ? 0 : (weapon.def.dice ?? 0);
}

/** Nobody may carry the token. */
export const isFixed = (g: G, token: number): boolean => tokenCode(g, token).carry === 'nobody';

/** A rule of the program by its number. */
export const ruleOf = ({ p }: G, rule: number): RuleCode | null => p.rules[rule] ?? null;

/** The haunt that is being played, or null before there is one. */
export const hauntOf = ({ p, s }: G): HauntCode | null => p.haunts[s.haunt] ?? null;

/** The side of an explorer in another state of the same game. */
export const sideIn = (g: G, state: State, who: number): number =>
  isExplorer(g, who) ? (state.sides[who - g.p.cards.length] ?? -1) : -1;

/**
 * The two are foes. Where roles are hidden anybody may attack anybody, but only those of another side gain by it: in a
 * position that is being looked at it is known who is who, or supposed.
 */
export const areFoes = (g: G, a: number, b: number): boolean =>
  hostile(g, a, b) && (hauntOf(g)?.def.kind !== 'hidden' || sideOf(g, a) !== sideOf(g, b));

/** What something of the program yields with the character as `self`. */
export const asSelf = <T>(g: G, me: number, of: (g: G) => T): T => inScope(g, me, -1, -1, of);

/** The same as if the character stood in the room. */
export function asIfIn<T>(g: G, me: number, room: number, of: (g: G) => T): T {
  const { place } = g.s.things;
  const kept = placeOf(g, me);
  place[me] = room;
  try {
    return asSelf(g, me, of);
  } finally {
    place[me] = kept;
  }
}
