import {
  cardsHeldBy,
  explorersOf,
  type G,
  isDead,
  monsterOf,
  monstersInPlay,
  roomOf,
  seatOf,
} from '@hollow/engine/inner';
import type { HauntPlan } from '../plan/haunt-plan.ts';
import { attackOdds, canAttack, stamina } from '../position/combat.ts';
import { type Evaluation, evaluate } from '../position/evaluation.ts';
import { areFoes, asSelf, hauntOf, sideIn } from '../position/tables.ts';
import { turnsToReach } from '../position/travel.ts';
import { frailty, health } from './potential.ts';

/** Steps beyond which a goal is out of sight, and within how many of them half of its nearness is. */
const HORIZON = 15;
const HALVED_IN = 4;
/** Monsters that are asked for the way to a goal, and those that are feared or pressed, of each side. */
const ASKED = 2;
const FIGHTING = 6;
/** What clips together, cards of one explorer and threats to one are counted by: about 1 where there is much of it. */
const MUCH_HEALTH = 20;
const MANY_CARDS = 4;

/** What of a position tells who will win, for one side and those against it; each about from 0 to 1. */
export const OUTLOOK = [
  'our goal at hand',
  'our goal far',
  'our goal along',
  'our goal nearest',
  'their goal at hand',
  'their goal far',
  'their goal along',
  'we live',
  'we are one',
  'our health',
  'our lowest',
  'our cards',
  'we are pressed',
  'they live',
  'their health',
  'their lowest',
  'their cards',
  'they are pressed',
  'their monsters',
  'our monsters',
] as const;
export type Outlook = Readonly<Record<(typeof OUTLOOK)[number], number>>;

/** Those who win together, alive or not. */
interface Party {
  readonly all: readonly number[];
  readonly living: readonly number[];
  readonly monsters: readonly number[];
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;

function partyOf(g: G, all: readonly number[], monsters: readonly number[]): Party {
  const seats = new Set(all.map((who) => seatOf(g, who)));
  return {
    all,
    living: all.filter((who) => !isDead(g, who)),
    monsters: monsters.filter((m) => seats.has(seatOf(g, m))).slice(0, FIGHTING),
  };
}

/** How hard some press others: for each of these the share of life that attacks may cost until the next turn. */
function pressure(now: Evaluation, by: Party, on: Party): number {
  const { g } = now;
  const attackers = [...by.living, ...by.monsters].filter((x) => canAttack(g, x) && roomOf(g, x) >= 0);
  return mean(
    on.living.map((target) => {
      const room = roomOf(g, target);
      if (room < 0) return 0;
      const sum = attackers.reduce((total, who) => {
        if (!areFoes(g, who, target)) return total;
        const share = Math.min(1, attackOdds(g, who, target).dealt / stamina(g, target));
        return total + share * 2 ** -turnsToReach(now, who, [room]);
      }, 0);
      return Math.min(1, sum);
    }),
  );
}

/** How far the goals are for the nearest of a party, and on average over those of it who live. */
function goalsFor(now: Evaluation, plan: HauntPlan, side: string, { all, living, monsters }: Party) {
  const agents = living.length > 0 ? living : monsters.slice(0, ASKED);
  const goals = plan.goals.filter((goal) => goal.side === side || goal.side === 'each');
  const asked = [...agents, ...(living.length > 0 ? monsters.slice(0, ASKED) : [])];
  const found = goals.map(({ steps, grade }) => {
    const left = asked.map((who) => Math.min(HORIZON, steps(now, who)));
    const own = left.slice(0, agents.length);
    const self = living[0] ?? all[0];
    return {
      least: Math.min(HORIZON, ...left),
      usual: own.length === 0 ? HORIZON : mean(own),
      along: self === undefined ? 0 : asSelf(now.g, self, grade),
    };
  });
  const least = Math.min(HORIZON, ...found.map((goal) => goal.least));
  return {
    hand: found.length === 0 ? 0 : 2 ** (-least / HALVED_IN),
    near: Math.max(0, ...found.map(({ usual }) => 2 ** (-usual / HALVED_IN))),
    far: found.length === 0 ? 1 : least / HORIZON,
    along: Math.max(0, ...found.map(({ along }) => along)),
  };
}

const healthOf = (g: G, { living }: Party): number => mean(living.map((who) => health(g, who))) / MUCH_HEALTH;
const lowestOf = (g: G, { living }: Party): number =>
  mean(living.map((who) => Math.min(1, frailty(g, who) / g.p.traits.length)));
const cardsOf = (g: G, { living }: Party): number => mean(living.map((who) => cardsHeldBy(g, who).length)) / MANY_CARDS;
const share = ({ all, living }: Party): number => (all.length === 0 ? 0 : living.length / all.length);

/**
 * What tells who will win, from where a seat stood in an earlier state of the game: with everybody of that side, or
 * alone where everybody plays for themselves.
 */
export function outlookOf(g: G, plan: HauntPlan, seat: number, since: G['s']): Outlook {
  const everybody = explorersOf(g);
  const own = everybody.filter((who) => seatOf(g, who) === seat);
  const number = own[0] === undefined ? -1 : sideIn(g, since, own[0]);
  const side = hauntOf(g)?.sides[number] ?? '';
  const alone = plan.goals.some((goal) => goal.side === 'each');
  const isOurs = (who: number): boolean => (alone ? own.includes(who) : sideIn(g, g.s, who) === number);
  const found = monstersInPlay(g).filter((m) => monsterOf(g, m) !== null && roomOf(g, m) >= 0);
  const us = partyOf(g, everybody.filter(isOurs), found);
  const them = partyOf(
    g,
    everybody.filter((who) => !isOurs(who)),
    found,
  );
  const now = evaluate(g);
  const ours = goalsFor(now, plan, side, us);
  const other = plan.goals.find((goal) => goal.side !== side)?.side ?? '';
  const theirs = alone ? { hand: 0, near: 0, far: 1, along: 0 } : goalsFor(now, plan, other, them);
  return {
    'our goal at hand': ours.hand,
    'our goal far': ours.far,
    'our goal along': ours.along,
    'our goal nearest': ours.near,
    'their goal at hand': theirs.hand,
    'their goal far': theirs.far,
    'their goal along': theirs.along,
    'we live': share(us),
    'we are one': Number(us.living.length === 1),
    'our health': healthOf(g, us),
    'our lowest': lowestOf(g, us),
    'our cards': cardsOf(g, us),
    'we are pressed': pressure(now, them, us),
    'they live': share(them),
    'their health': healthOf(g, them),
    'their lowest': lowestOf(g, them),
    'their cards': cardsOf(g, them),
    'they are pressed': pressure(now, us, them),
    'their monsters': them.monsters.length / FIGHTING,
    'our monsters': us.monsters.length / FIGHTING,
  };
}
