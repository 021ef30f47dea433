import type { Choice, Sheet, Verb } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { roomsInHouse } from '../house/geometry.ts';
import { roomOf } from '../machine/characters.ts';
import { distancesOnFoot, distancesTo } from './distance.ts';
import { menu, preyOf } from './menu.ts';
import { type Gait, gaitOf } from './ways.ts';

/** What monsters of a kind were told to do at once. `hand`: nothing, each is moved by hand. */
export const ORDERS = ['hand', 'room', 'hunt', 'still'] as const;
export type Order = (typeof ORDERS)[number];

/** What a monster does of its own, beside walking: for these its player is asked, whatever the order was. */
const DEEDS: readonly Verb[] = ['attack', 'offer'];

/** Rooms that an order may name: wherever one of them can come nearer to. */
export function goalsOf(g: G, monsters: readonly number[]): number[] {
  const from = monsters.filter((m) => roomOf(g, m) >= 0).map((m) => distancesOnFoot(g, m, roomOf(g, m)));
  return roomsInHouse(g).filter((room) => from.some((steps) => rowOf(steps, room) > 0));
}

/** The step of these that comes nearest to the room, if it comes nearer at all. */
function stepToward(g: G, who: number, goal: number, open: readonly Choice[], gait: Gait): Choice | null {
  const steps = distancesTo(g, who, goal, gait);
  let best: Choice | null = null;
  let least = rowOf(steps, roomOf(g, who));
  for (const choice of open) {
    const left = choice.verb === 'move' ? rowOf(steps, choice.to) : -1;
    if (left < 0 || left >= least) continue;
    best = choice;
    least = left;
  }
  return best;
}

/** The room of the nearest opponent to whom a way leads; -1 where there is none. */
function nearestPrey(g: G, who: number, gait: Gait): number {
  const from = roomOf(g, who);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const prey of preyOf(g, who)) {
    const room = roomOf(g, prey);
    const far = room < 0 ? -1 : rowOf(distancesTo(g, who, room, gait), from);
    if (far < 0 || far >= least) continue;
    nearest = room;
    least = far;
  }
  return nearest;
}

/** On a hunt: the attack, where there is one opponent alone to choose; else a step towards the nearest. */
function huntOn(g: G, who: number, open: readonly Choice[]): Choice | null {
  const targets = open.filter(({ verb }) => verb === 'attack');
  const [target] = targets;
  if (target !== undefined) return targets.length === 1 ? target : null;
  if (g.s.turn.attacks > 0) return null;
  const gait = gaitOf(g, who, false);
  const prey = nearestPrey(g, who, gait);
  return prey < 0 ? null : stepToward(g, who, prey, open, gait);
}

/** What a monster does next by its order; null where that is done and nothing is left to do; `ask` where its player must choose. */
export function nextByOrder(g: G, who: number, order: Order, goal: number): Choice | 'ask' | null {
  const sheet: Sheet = { open: [], barred: null };
  menu(g, who, sheet);
  const { open } = sheet;
  const next =
    order === 'hunt'
      ? huntOn(g, who, open)
      : order === 'room' && goal >= 0 && roomOf(g, who) >= 0
        ? stepToward(g, who, goal, open, gaitOf(g, who, false))
        : null;
  if (next !== null) return next;
  const isFree = open.some(({ verb }) => verb === 'end');
  return isFree && !open.some(({ verb }) => DEEDS.includes(verb)) ? null : 'ask';
}
