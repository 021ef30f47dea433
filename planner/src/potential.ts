import type { State } from '@hollow/engine';
import {
  explorersOf,
  type G,
  heldBy,
  hostile,
  inScope,
  isDead,
  isStunned,
  monsterOf,
  monstersInPlay,
  roomOf,
  seatOf,
  sideOf,
  stepOf,
} from '@hollow/engine/inner';
import { oddsOf, openRooms, questOf, stamina, trip } from './quest.ts';
import type { HauntPlan, Quest } from './types.ts';

/** Clips of an explorer, counted together. */
const health = (g: G, who: number): number => g.p.traits.reduce((sum, _, t) => sum + stepOf(g, who, t) + 1, 0);

/** How near to death an explorer is: little while every clip stands high, more with each that stands before the skull. */
const frailty = (g: G, who: number): number => g.p.traits.reduce((sum, _, t) => sum + 2 ** -stepOf(g, who, t), 0);

/** What it is worth before the haunt to be near a door that nobody else is nearer to; and what it costs if the haunt begins. */
const DOOR = 0.4;
const TAKEN = 0.6;
const BEGUN = 0.3;
/** Doors farther away than so many turns are not told apart. */
const FARTHEST = 8;
/** What a door at hand is worth in a haunt: enough for those who have nothing better to do. */
const AJAR = 0.2;

/** How near an explorer is to a door with nothing behind it, from 0 to 1; where somebody else is nearer, the door counts less. */
function nearDoor(q: Quest, who: number, others: readonly number[]): number {
  const { g } = q;
  let best = 0;
  for (const room of openRooms(g)) {
    const turns = trip(q, who, [room]);
    const near = 1 - Math.min(1, turns / FARTHEST);
    if (near <= best) continue;
    const first = others.some((x) => trip(q, x, [room]) <= turns);
    best = Math.max(best, first ? TAKEN * near : near);
  }
  return best;
}

/** Before the haunt: a house that grows, a door at hand, cards that are held, clips that rise. Nobody wants the haunt to begin. */
export function exploring(g: G, seat: number): number {
  const q = questOf(g);
  const everybody = explorersOf(g);
  const own = everybody.filter((who) => seatOf(g, who) === seat);
  const others = everybody.filter((who) => seatOf(g, who) !== seat);
  const rooms = g.s.rooms.floor.filter((floor) => floor >= 0).length;
  const each = (who: number): number =>
    0.05 * heldBy(g, who).length + 0.03 * health(g, who) + DOOR * nearDoor(q, who, others);
  return 0.02 * rooms + own.reduce((sum, who) => sum + each(who), 0) - (g.s.haunt >= 0 ? BEGUN : 0);
}

/** What a step to the own goal is worth, and one to another side's. */
const STEP = 20;
const THEIRS = 5;
/** Goals farther away than so many steps are not told apart. */
const HORIZON = 15;
/** What an explorer's life is worth to its seat. */
const LIFE = 12;
/** What a clip before the skull costs of it. */
const FRAIL = 0.3;
/** What it is worth to be where something can be done for the goal. */
const NEAR = 1.2;
/** What it is worth to press a foe so hard that one attack kills, and what it costs to be pressed. */
const PRESS = 1.5;
const FEAR = 1.2;

/** How hard `who` can press one of its foes: the share of its life that an attack costs, the less the farther away. */
function pressure(q: Quest, who: number, target: number): number {
  const { g } = q;
  const hurt = Math.min(1, oddsOf(g, who, target).dealt / stamina(g, target));
  return hurt * 2 ** -trip(q, who, [roomOf(g, target)]);
}

const canFight = (g: G, who: number): boolean => !isStunned(g, who) && monsterOf(g, who)?.never !== true;

/** The nearest of an agent's own actions, and all that they have brought. What heroes can do as well as others serves the heroes. */
function deeds(q: Quest, plan: HauntPlan, agent: number): { readonly near: number; readonly gained: number } {
  const { g } = q;
  let near = 0;
  let gained = 0;
  const hero = (who: number): boolean => monsterOf(g, who) === null && sideOf(g, who) === 0;
  for (const action of plan.actions) {
    const whom = inScope(g, agent, -1, -1, () => action.who(g).slice());
    if (!whom.includes(agent) || (!hero(agent) && whom.some(hero))) continue;
    near = Math.max(near, 2 ** (-action.turns(q, agent) / 3));
    gained += inScope(g, agent, -1, -1, () => action.gained(g));
  }
  return { near, gained };
}

/** Steps to the goal for the one of them who is nearest to it. */
const stepsTo = (q: Quest, goal: (q: Quest, me: number) => number, agents: readonly number[]): number =>
  Math.min(HORIZON, ...agents.map((who) => goal(q, who)));

/** Steps that are left to the goals of the seat's side for whoever of it is nearest to them. */
export function stepsLeft(g: G, plan: HauntPlan, seat: number): number {
  const { s } = g;
  const haunt = g.p.haunts[s.haunt];
  const living = explorersOf(g).filter((who) => !isDead(g, who));
  const own = living.filter((who) => seatOf(g, who) === seat);
  const side = sideOf(g, own[0] ?? s.revealer);
  const agents = [
    ...living.filter((who) => sideOf(g, who) === side),
    ...monstersInPlay(g).filter((m) => seatOf(g, m) === seat),
  ];
  const q = questOf(g);
  const goals = plan.goals.filter((goal) => goal.side === 'each' || haunt.sides[side] === goal.side);
  return goals.reduce((sum, { left }) => sum + stepsTo(q, left, agents), 0);
}

/** Has changed sides since then: it is lost to its seat. */
const turned = ({ p, s }: G, who: number, since: State): boolean =>
  s.haunt >= 0 && since.underway && s.sides[who - p.cards.length] !== since.sides[who - p.cards.length];

/** What it is worth to have won, and what it costs to have lost, whatever was there before. */
const END = 100;

/** What the end of the game is worth to a seat. */
export function verdict(g: G, seat: number, since: State): number {
  if (explorersOf(g).some((who) => seatOf(g, who) === seat && turned(g, who, since))) return -END;
  const found = g.s.outcome?.verdicts[String(seat)];
  return found === 'won' ? END : found === 'lost' ? -END : 0;
}

/** How well a seat stands while the game goes on, by the shape of the goals alone: no code for any haunt. Higher is better. What others may do
 * counts as much as the seat is cautious. */
export function potential(g: G, plan: HauntPlan, seat: number, since: State, caution: number): number {
  const { s } = g;
  const q = questOf(g);
  const haunt = g.p.haunts[s.haunt];
  const everybody = explorersOf(g);
  const own = everybody.filter((who) => seatOf(g, who) === seat);
  const lost = (who: number): boolean => isDead(g, who) || turned(g, who, since);
  const living = own.filter((who) => !lost(who));
  const monsters = monstersInPlay(g);
  const agents = [...living, ...monsters.filter((m) => seatOf(g, m) === seat)];
  const self = living[0] ?? own[0] ?? s.revealer;
  const side = since.sides[self - g.p.cards.length];
  let score = 0;
  for (const win of plan.goals) {
    const mine = win.side === 'each' || haunt.sides[side] === win.side;
    const others = everybody.filter((who) => haunt.sides[sideOf(g, who)] === win.side && !isDead(g, who));
    const actors = mine
      ? agents.length > 0
        ? agents.slice(0, 4)
        : [self]
      : others.length > 0
        ? others
        : monsters.slice(0, 2);
    const left = stepsTo(q, win.left, actors);
    if (mine) score -= STEP * (0.7 * left + 0.3 * Math.min(left, stepsTo(q, win.left, others)));
    else score += caution * THEIRS * left;
  }
  for (const agent of agents) {
    const { near, gained } = deeds(q, plan, agent);
    score += NEAR * near + (agent === self ? gained : 0);
  }
  for (const who of own)
    score += lost(who) ? -LIFE : 0.06 * health(g, who) - FRAIL * frailty(g, who) + 0.05 * heldBy(g, who).length;
  for (const who of living) score += AJAR * nearDoor(q, who, []);
  const fighters = [...everybody.filter((x) => !isDead(g, x)), ...monsters];
  for (const a of agents) {
    for (const b of fighters) {
      if (!hostile(g, a, b) || roomOf(g, b) < 0) continue;
      if (monsterOf(g, b) === null && canFight(g, a)) score += PRESS * pressure(q, a, b);
      if (monsterOf(g, a) === null && canFight(g, b)) score -= caution * FEAR * pressure(q, b, a);
    }
  }
  return score;
}
