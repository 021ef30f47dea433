import type { State } from '@hollow/engine';
import {
  cardsHeldBy,
  explorersOf,
  type G,
  isDead,
  monsterOf,
  monstersInPlay,
  roomOf,
  seatOf,
  sideOf,
  stepOf,
  traitOf,
} from '@hollow/engine/inner';
import type { StepsTo } from '../plan/goals.ts';
import type { HauntPlan } from '../plan/haunt-plan.ts';
import { canAttack, shareOfLife } from '../position/combat.ts';
import { nearnessToDoor } from '../position/discovery.ts';
import { type Evaluation, evaluate, NEVER } from '../position/evaluation.ts';
import { areFoes, asSelf, hauntOf, sideIn } from '../position/tables.ts';
import { turnsToReach } from '../position/travel.ts';
import { byExposure } from './exposure.ts';

/** What a step to one's own goal is worth, and one to another side's. */
const STEP = 20;
const THEIR_STEP = 5;
/** Of a step to one's own goal: what is told by the seat's own characters, and by whoever of the side is nearest. */
const OWN_SHARE = 0.7;
const SIDE_SHARE = 0.3;
/** Goals farther away than so many steps are not told apart. */
export const HORIZON = 15;
/**
 * Characters of the seat that are asked for the way to its goal, and monsters for the way to another's where no
 * explorer is left.
 */
const OWN_ACTORS = 4;
const THEIR_MONSTERS = 2;
/** What an explorer's life is worth to its seat. */
const LIFE = 12;
/** What a clip before the skull costs of it, and what each step of a clip and each card is worth beside it. */
const FRAIL = 0.3;
const CLIP = 0.06;
const CARD = 0.05;
/** What it is worth to be where something can be done for the goal, and within how many turns half of that. */
const NEAR = 1.2;
const NEAR_HALVED_IN = 3;
/** What each point of a trait is worth that an action takes which somebody of the seat can still do. */
const SKILL = 0.3;
/** What a door at hand is worth in a haunt: enough for those who have nothing better to do. */
const DOOR = 0.2;
/** What it is worth to press a foe so hard that one attack kills, and what it costs to be pressed. */
const PRESS = 1.5;
const FEAR = 1.2;

/** What it is worth that a foe is dead: more than to press them, or nobody would strike the last blow. */
const FALLEN = 2;

/** Steps of an explorer's clips above the skull, counted together. */
export const health = (g: G, who: number): number => g.p.traits.reduce((sum, _, t) => sum + stepOf(g, who, t) + 1, 0);

/**
 * How near to death an explorer is: little while every clip stands high, more with each that stands before the skull.
 */
export const frailty = (g: G, who: number): number =>
  g.p.traits.reduce((sum, _, t) => sum + 2 ** -stepOf(g, who, t), 0);

/** Has changed sides since then: it is lost to its seat. */
export const hasTurned = (g: G, who: number, since: State): boolean =>
  g.s.haunt >= 0 && since.underway && sideIn(g, g.s, who) !== sideIn(g, since, who);

/** A haunt as one seat sees it. */
interface Standpoint {
  readonly now: Evaluation;
  readonly plan: HauntPlan;
  readonly everybody: readonly number[];
  readonly monsters: readonly number[];
  /** Explorers of the seat, and those of them who are neither dead nor turned. */
  readonly own: readonly number[];
  readonly living: readonly number[];
  /** Characters that act for the seat. */
  readonly agents: readonly number[];
  /** The explorer who stands for the seat. */
  readonly self: number;
  /** The name of its side before what is being weighed. */
  readonly side: string | undefined;
}

function standpointOf(g: G, plan: HauntPlan, seat: number, since: State): Standpoint {
  const everybody = explorersOf(g);
  const own = everybody.filter((who) => seatOf(g, who) === seat);
  const living = own.filter((who) => !isDead(g, who) && !hasTurned(g, who, since));
  const monsters = monstersInPlay(g);
  const agents = [...living, ...monsters.filter((m) => seatOf(g, m) === seat)];
  const self = living[0] ?? own[0] ?? g.s.revealer;
  const side = hauntOf(g)?.sides[sideIn(g, since, self)];
  return { now: evaluate(g), plan, everybody, monsters, own, living, agents, self, side };
}

/** Steps to the goal for the one of them who is nearest to it. */
const leastSteps = (now: Evaluation, goal: StepsTo, agents: readonly number[]): number =>
  Math.min(HORIZON, ...agents.map((who) => goal(now, who)));

/** How far the goals are, each for or against the seat. */
function byGoals({ now, plan, everybody, monsters, agents, self, side }: Standpoint, caution: number): number[] {
  const { g } = now;
  const haunt = hauntOf(g);
  return plan.goals.map((goal) => {
    const others = everybody.filter((who) => haunt?.sides[sideOf(g, who)] === goal.side && !isDead(g, who));
    if (goal.side !== 'each' && goal.side !== side) {
      const actors = others.length > 0 ? others : monsters.slice(0, THEIR_MONSTERS);
      return caution * THEIR_STEP * leastSteps(now, goal.steps, actors);
    }
    // Who plays alone and is dead does not come nearer any more.
    const ghosts = goal.side === 'each' ? [] : [self];
    const left = leastSteps(now, goal.steps, agents.length > 0 ? agents.slice(0, OWN_ACTORS) : ghosts);
    return -STEP * (OWN_SHARE * left + SIDE_SHARE * Math.min(left, leastSteps(now, goal.steps, others)));
  });
}

const isHero = (g: G, who: number): boolean => monsterOf(g, who) === null && sideOf(g, who) === 0;

/** The actions that are the agent's own. What heroes can do as well as others serves the heroes. */
const actionsFor = (g: G, { actions }: HauntPlan, agent: number): HauntPlan['actions'] =>
  actions.filter(({ who }) => {
    const whom = asSelf(g, agent, (at) => who(at).slice());
    return whom.includes(agent) && (isHero(g, agent) || !whom.some((x) => isHero(g, x)));
  });

/** Traits that the actions take which an explorer of the seat can still do: goals come nearer by them. */
export function traitsTaken(g: G, plan: HauntPlan, seat: number): ReadonlySet<number> {
  const now = evaluate(g);
  const own = explorersOf(g).filter((who) => seatOf(g, who) === seat && !isDead(g, who));
  return new Set(
    own.flatMap((who) =>
      actionsFor(g, plan, who).flatMap(({ turns, traits }) => (turns(now, who) < NEVER ? traits : [])),
    ),
  );
}

/**
 * How near each agent is to an action of its own, how able to do it, and for one of them what the actions have brought.
 */
function byActions({ now, plan, agents, self }: Standpoint): number[] {
  const { g } = now;
  return agents.map((agent) => {
    let near = 0;
    let gained = 0;
    const taken = new Set<number>();
    for (const action of actionsFor(g, plan, agent)) {
      const turns = action.turns(now, agent);
      near = Math.max(near, 2 ** (-turns / NEAR_HALVED_IN));
      gained += asSelf(g, agent, action.gains);
      if (turns < NEVER) for (const trait of action.traits) taken.add(trait);
    }
    const skill = [...taken].reduce((sum, trait) => sum + traitOf(g, agent, trait), 0);
    return NEAR * near + SKILL * skill + (agent === self ? gained : 0);
  });
}

/** How the explorers of the seat fare. */
function byLives({ now: { g }, own, living }: Standpoint): number[] {
  return own.map((who) =>
    living.includes(who) ? CLIP * health(g, who) - FRAIL * frailty(g, who) + CARD * cardsHeldBy(g, who).length : -LIFE,
  );
}

/** How hard one presses another: the share of its life that an attack costs, the less the farther away. */
function pressure(now: Evaluation, who: number, target: number): number {
  const { g } = now;
  return shareOfLife(g, who, target) * 2 ** -turnsToReach(now, who, [roomOf(g, target)]);
}

/** Whom the seat's characters press, and by whom they are pressed. */
function byThreats({ now, everybody, monsters, agents }: Standpoint, caution: number): number[] {
  const { g } = now;
  const terms: number[] = [];
  const fighters = [...everybody.filter((x) => !isDead(g, x)), ...monsters];
  for (const a of agents) {
    for (const b of fighters) {
      if (!areFoes(g, a, b) || roomOf(g, b) < 0) continue;
      if (monsterOf(g, b) === null && canAttack(g, a)) terms.push(PRESS * pressure(now, a, b));
      if (monsterOf(g, a) === null && canAttack(g, b)) terms.push(-caution * FEAR * pressure(now, b, a));
    }
  }
  return terms;
}

/** Foes of the seat's explorers who are dead. */
function byFallen({ now: { g }, everybody, living: [first] }: Standpoint): number {
  return first === undefined ? 0 : FALLEN * everybody.filter((x) => isDead(g, x) && areFoes(g, first, x)).length;
}

/**
 * How well a seat stands in a haunt that goes on, by the shape of the goals alone: no code for any haunt. Higher is
 * better. What others may do counts as much as the seat is cautious.
 */
export function potentialInHaunt(g: G, plan: HauntPlan, seat: number, since: State, caution: number): number {
  const from = standpointOf(g, plan, seat, since);
  const terms = [
    ...byGoals(from, caution),
    ...byActions(from),
    ...byLives(from),
    ...from.living.map((who) => DOOR * nearnessToDoor(from.now, who, [])),
    ...byThreats(from, caution),
    byFallen(from),
    ...byExposure(g, from.living, since).map((term) => caution * term),
  ];
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Steps that are left to the goals of the seat's side for whoever of it is nearest to them; of those who are dead, to what their side wants. */
export function stepsLeft(g: G, plan: HauntPlan, seat: number): number {
  const { now, everybody, monsters, side } = standpointOf(g, plan, seat, g.s);
  const agents = [
    ...everybody.filter((who) => !isDead(g, who) && hauntOf(g)?.sides[sideOf(g, who)] === side),
    ...monsters.filter((m) => seatOf(g, m) === seat),
  ];
  const goals = plan.goals.filter((goal) => goal.side === 'each' || goal.side === side);
  return goals.reduce((sum, { steps }) => sum + leastSteps(now, steps, agents), 0);
}
