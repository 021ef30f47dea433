import type { State } from '@hollow/engine';
import { explorersOf, type G, isDead, isShown } from '@hollow/engine/inner';
import { canAttack, shareOfLife } from '../position/combat.ts';
import { areFoes, hauntOf } from '../position/tables.ts';

/** What it costs a hidden side that one of its own falls: the goal goes with the life. */
const LOST = 30;
/** For so many rounds ahead it is told what others may do to somebody whom they know. */
const ROUNDS = 4;

/** Everybody knows since then on which side the explorer is, and nobody did before. */
const hasSteppedOut = (g: G, who: number, since: State): boolean =>
  isShown(g, who) && since.underway && since.shown[who - g.p.cards.length] !== 1;

/** The chance to fall to attacks that cost so much of a life in a round. */
const chanceToFall = (perRound: number): number => 1 - (1 - Math.min(1, perRound)) ** ROUNDS;

/**
 * What it costs whoever has stepped out that they are known for what they are. From now on everybody of another side
 * comes after them who can attack; behind a mask each would go after one of as many as wear one. So whoever steps out
 * has to gain more by it than the mask kept away.
 */
export function byExposure(g: G, agents: readonly number[], since: State): number[] {
  if (hauntOf(g)?.def.kind !== 'hidden') return [];
  const living = explorersOf(g).filter((who) => !isDead(g, who));
  const masked = living.filter((who) => !isShown(g, who));
  return agents
    .filter((who) => hasSteppedOut(g, who, since))
    .map((who) => {
      const blows = living
        .filter((foe) => areFoes(g, foe, who) && canAttack(g, foe))
        .map((foe) => ({ share: shareOfLife(g, foe, who), suspects: 1 + masked.filter((x) => x !== foe).length }));
      const known = chanceToFall(blows.reduce((sum, { share }) => sum + share, 0));
      return LOST * (chanceToFall(blows.reduce((sum, { share, suspects }) => sum + share / suspects, 0)) - known);
    });
}
