import {
  cardCode,
  cardsHeldBy,
  type FightOdds,
  forbidden,
  type G,
  isDead,
  isExplorer,
  isStunnedNow,
  monsterOf,
  roomOf,
  stepOf,
  traitOf,
  vulnerable,
} from '@hollow/engine/inner';
import { type Evaluation, NEVER } from './evaluation.ts';
import { lifeOf } from './life.ts';
import { areFoes } from './tables.ts';
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

/** The trait that a character attacks with unless it has a weapon for another. */
const attackTraitOf = (g: G, who: number, own = monsterOf(g, who)): number =>
  own === null || own.attackTrait < 0 ? g.p.fightTrait : own.attackTrait;

/** Points of the damage that attacks with a trait deal which the explorer can still take before it dies. */
function staminaAgainst(g: G, who: number, attack: number): number {
  const kind = Object.values(g.p.damageKinds).find((traits) => traits.includes(attack)) ?? [];
  return 1 + kind.reduce((sum, trait) => sum + Math.max(0, stepOf(g, who, trait)), 0);
}

/** Points of the damage that fights deal which the explorer can still take before it dies. */
export const stamina = (g: G, who: number): number => staminaAgainst(g, who, g.p.fightTrait);

/** The share of an explorer's life that an attack costs, on average. */
export const shareOfLife = (g: G, who: number, target: number): number =>
  Math.min(1, attackOdds(g, who, target).dealt / staminaAgainst(g, target, attackTraitOf(g, who)));

/** The character attacks at all. */
export const canAttack = (g: G, who: number): boolean => monsterOf(g, who)?.never !== true && !isStunnedNow(g, who);

/** An attack that nothing can come of. */
const HARMLESS: FightOdds = { win: 0, byTwo: 0, lose: 0, dealt: 0, taken: 0 };

/** How hard one can hit the other with what it has: odds of one attack, each trait against the same one of the other. */
export function attackOdds(g: G, who: number, target: number): FightOdds {
  const { fightTrait, odds } = g.p;
  const monster = monsterOf(g, who);
  if (monster !== null) {
    const trait = attackTraitOf(g, who, monster);
    return odds.fight(traitOf(g, who, trait), traitOf(g, target, trait));
  }
  // Explorers have every trait, and are proof against none.
  const proof = monsterOf(g, target) !== null;
  let strongest = 0;
  let best = HARMLESS;
  for (const card of cardsHeldBy(g, who)) {
    const { weapon } = cardCode(g, card);
    if (weapon === null) continue;
    const { trait } = weapon;
    const dice = weapon.def.dice ?? 0;
    if (trait === fightTrait) strongest = Math.max(strongest, dice);
    else if (!proof || vulnerable(g, target, trait))
      best = better(best, odds.fight(traitOf(g, who, trait) + dice, traitOf(g, target, trait)));
  }
  if (proof && !vulnerable(g, target, fightTrait)) return best;
  return better(odds.fight(traitOf(g, who, fightTrait) + strongest, traitOf(g, target, fightTrait)), best);
}

const better = (a: FightOdds, b: FightOdds): FightOdds => (b.win > a.win ? b : a);

/** Turns until the character has killed the target in fights. */
export function turnsToKill(now: Evaluation, who: number, target: number): number {
  const { g } = now;
  if (!canAttack(g, who) || !areFoes(g, who, target)) return NEVER;
  if (monsterOf(g, target) === null && forbidden(g, 'attack', who, '', target) !== null) return NEVER;
  const odds = attackOdds(g, who, target);
  const way = turnsToReach(now, who, [roomOf(g, target)]);
  const monster = monsterOf(g, target);
  if (monster === null) return Math.min(NEVER, way + stamina(g, target) / Math.max(LEAST_DAMAGE, odds.dealt));
  if (monster.defeat === 'stun' || monster.defeat === 'nothing') return NEVER;
  const life = lifeOf(g, target);
  const blow = life.byMargin ? Math.max(LEAST_DAMAGE, odds.dealt) : Math.max(LEAST_CHANCE, odds.win);
  return Math.min(NEVER, way + life.points / blow);
}

/** Turns until the character has won a fight against one of them, whatever comes of that. */
export function turnsToBeatOne(now: Evaluation, me: number, targets: readonly number[]): number {
  const { g } = now;
  if (!canAttack(g, me)) return NEVER;
  const turns = foesAmong(g, me, targets).map((x) => {
    const { win } = attackOdds(g, me, x);
    return turnsToReach(now, me, [roomOf(g, x)]) + 1 / Math.max(LEAST_CHANCE, win);
  });
  return Math.min(NEVER, ...turns);
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
