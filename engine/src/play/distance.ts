import type { G } from '../core/context.ts';
import type { Edge, Steps, Way } from '../core/plan.ts';
import { cell, roomCode } from '../core/tables.ts';
import { roomsInHouse } from '../house/geometry.ts';
import { walksOf } from '../house/ways.ts';
import { bears } from '../language/tags.ts';
import { type Gait, gaitOf, passesBarriers, waysByGait } from './ways.ts';

/** Distances are those of whoever walks: the spaces that the ways cost, where nobody is in the way. */

const FARTHEST = 9999;

/** Rooms by distance, nearest first; what is found on the way joins the rest where it belongs. */
class Frontier {
  readonly #rows: number[][] = [];

  add(room: number, distance: number): void {
    const row = this.#rows[Math.min(distance, FARTHEST)];
    if (row === undefined) this.#rows[Math.min(distance, FARTHEST)] = [room];
    else row.push(room);
  }

  /** Goes through all of them in order. */
  each(visit: (room: number, distance: number) => void): void {
    for (let distance = 0; distance < this.#rows.length; distance++)
      // A way without a price adds to the row while it is gone through.
      for (const room of this.#rows[distance] ?? []) visit(room, distance);
  }
}

const isOnEntering = (way: Way | Edge): boolean => 'ride' in way && way.ride === 'enters';

/** Whoever comes in there is carried off for good: no other way leads on, unless one can come in by what carries others off. */
const carriesOff = (g: G, { edges }: Gait, room: number): boolean =>
  bears(roomCode(g, room).tags, 'one-way') &&
  edges.some((edge) => edge.from === room && isOnEntering(edge)) &&
  !edges.some(({ to }) => to === room);

/** Spaces from a room to every other. */
function searchFrom(g: G, gait: Gait, start: number, part: number): Steps {
  const steps = new Array<number>(g.p.rooms.length).fill(-1);
  const frontier = new Frontier();
  steps[start] = 0;
  frontier.add(start, 0);
  frontier.each((room, distance) => {
    if (steps[room] !== distance) return;
    const isStart = room === start;
    const slides = !isStart && carriesOff(g, gait, room);
    for (const way of waysByGait(g, gait, room, isStart ? part : -1)) {
      // Whoever stands in a room already does not enter it.
      if ((isStart || slides) && isOnEntering(way) !== slides) continue;
      if (gait.shut.includes(way.to)) continue;
      const there = distance + way.cost;
      const known = cell(steps, way.to);
      if (known >= 0 && known <= there) continue;
      steps[way.to] = there;
      frontier.add(way.to, there);
    }
  });
  return steps;
}

/** Spaces from every room to one. */
function searchTo(g: G, gait: Gait, goal: number): Steps {
  const into = new Map<number, { readonly from: number; readonly cost: number }[]>();
  for (const from of roomsInHouse(g)) {
    for (const { to, cost } of waysByGait(g, gait, from, -1)) {
      const row = into.get(to);
      if (row === undefined) into.set(to, [{ from, cost }]);
      else row.push({ from, cost });
    }
  }
  const steps = new Array<number>(g.p.rooms.length).fill(-1);
  const frontier = new Frontier();
  steps[goal] = 0;
  frontier.add(goal, 0);
  frontier.each((room, distance) => {
    // A room that is closed to the walker is one that its way cannot lead through.
    if (steps[room] !== distance || gait.shut.includes(room)) return;
    for (const { from, cost } of into.get(room) ?? []) {
      const there = distance + cost;
      const known = cell(steps, from);
      if (known >= 0 && known <= there) continue;
      steps[from] = there;
      frontier.add(from, there);
    }
  });
  return steps;
}

/** Spaces from a room (from `part` of it; -1 for any) to every other, for the walker; -1 for anybody. */
export function distances(g: G, who: number, from: number, part = -1): Steps {
  const gait = gaitOf(g, who, true);
  const own = part >= 0 && (roomCode(g, from).partOf === null || passesBarriers(g, who)) ? -1 : part;
  return own < 0 ? stepsFrom(g, gait, from) : searchFrom(g, gait, from, own);
}

/** Spaces from a room to every other on foot, for the walker: nobody has to let the house carry it. */
export const distancesOnFoot = (g: G, who: number, from: number): Steps => stepsFrom(g, gaitOf(g, who, false), from);

function stepsFrom(g: G, gait: Gait, from: number): Steps {
  const known = walksOf(g, gait.key);
  if (known === null) return searchFrom(g, gait, from, -1);
  let steps = known.from[from];
  if (steps === undefined) {
    steps = searchFrom(g, gait, from, -1);
    known.from[from] = steps;
  }
  return steps;
}

/** Spaces from every room to one on foot, for the walker: nobody has to let the house carry it. */
export function distancesTo(g: G, who: number, goal: number, gait = gaitOf(g, who, false)): Steps {
  const known = walksOf(g, gait.key);
  if (known === null) return searchTo(g, gait, goal);
  let steps = known.to[goal];
  if (steps === undefined) {
    steps = searchTo(g, gait, goal);
    known.to[goal] = steps;
  }
  return steps;
}
