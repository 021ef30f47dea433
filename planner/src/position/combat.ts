import {
  cardsHeldBy,
  type FightOdds,
  type G,
  isDead,
  isExplorer,
  isStunnedNow,
  monsterOf,
  roomOf,
  stepOf,
  traitOf,
} from '@hollow/engine/inner';
import { type Evaluation, NEVER } from './evaluation.ts';
import { areFoes, attackDiceOf } from './tables.ts';
import { turnsToReach } from './travel.ts';

/** Nobody is held to deal less damage than this in an attack, nor to win one more seldom: there is always some hope. */
const LEAST_DAMAGE = 0.15;
const LEAST_CHANCE = 0.05;
/**
 * Turns that the next of several foes takes beside the way, once the first is dead: for each point it can take, and
 * what monsters count for.
 */
const NEXT_FOE = 1;
const EACH_POINT = 0.3;
const MONSTER_POINTS = 2;

/** Dice of the best attack that a character can make with what it has. */
function attackDice(g: G, who: number): number {
  const monster = monsterOf(g, who);
  if (monster !== null) return traitOf(g, who, monster.attackTrait >= 0 ? monster.attackTrait : g.p.fightTrait);
  const weapon = cardsHeldBy(g, who).reduce((most, card) => Math.max(most, attackDiceOf(g, card)), 0);
  return traitOf(g, who, g.p.fightTrait) + weapon;
}

/** Points of the damage that fights deal which the explorer can still take before it dies. */
export function stamina(g: G, who: number): number {
  const kind = Object.values(g.p.damageKinds).find((traits) => traits.includes(g.p.fightTrait)) ?? [];
  return 1 + kind.reduce((sum, trait) => sum + Math.max(0, stepOf(g, who, trait)), 0);
}

/** The character attacks at all. */
export const canAttack = (g: G, who: number): boolean => monsterOf(g, who)?.never !== true && !isStunnedNow(g, who);

/** How hard one can hit the other: odds of one attack. */
export const attackOdds = (g: G, who: number, target: number): FightOdds =>
  g.p.odds.fight(attackDice(g, who), traitOf(g, target, g.p.fightTrait));

/** Turns until the character has killed the target in fights. */
export function turnsToKill(now: Evaluation, who: number, target: number): number {
  const { g } = now;
  if (!canAttack(g, who) || !areFoes(g, who, target)) return NEVER;
  const odds = attackOdds(g, who, target);
  const way = turnsToReach(now, who, [roomOf(g, target)]);
  const monster = monsterOf(g, target);
  if (monster === null) return Math.min(NEVER, way + stamina(g, target) / Math.max(LEAST_DAMAGE, odds.dealt));
  if (monster.defeat === 'stun' || monster.defeat === 'nothing') return NEVER;
  return Math.min(NEVER, way + 1 / Math.max(LEAST_CHANCE, odds.win));
}

/** Those among them whom the character may fight. */
const foesAmong = (g: G, me: number, targets: readonly number[]): number[] =>
  targets.filter((x) => !isDead(g, x) && areFoes(g, me, x));

/** Turns until one of them is dead by the character's hand; those who are no enemies are left out. */
export function turnsToKillOne(now: Evaluation, me: number, targets: readonly number[]): number {
  return Math.min(NEVER, ...foesAmong(now.g, me, targets).map((x) => turnsToKill(now, me, x)));
}

/** Turns until all of them are: the way to the nearest, and from there one after the other. */
export function turnsToKillAll(now: Evaluation, me: number, targets: readonly number[]): number {
  const { g } = now;
  const foes = foesAmong(g, me, targets);
  if (foes.length === 0) return NEVER;
  const turns = foes.map((x) => turnsToKill(now, me, x));
  const least = Math.min(...turns);
  const first = turns.indexOf(least);
  const points = (x: number): number => (isExplorer(g, x) ? stamina(g, x) : MONSTER_POINTS);
  return foes.reduce((sum, x, i) => sum + (i === first ? 0 : NEXT_FOE + EACH_POINT * points(x)), least);
}
