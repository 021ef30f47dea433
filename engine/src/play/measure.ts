import type { G } from '../core/context.ts';
import { partOf, roomOf } from '../machine/characters.ts';
import { distances } from './distance.ts';

/** Where there is no way. */
export const FAR = 1000;

/** Characters or rooms at the least distance from `to`, for whoever walks; -1 for anybody. */
export function nearest(
  g: G,
  who: number,
  to: number,
  candidates: readonly number[],
  roomFor: (x: number) => number,
): number[] {
  if (to < 0) return [];
  const steps = distances(g, who, to, standsIn(g, who, to));
  const stepsTo = (x: number): number => (roomFor(x) < 0 ? -1 : (steps[roomFor(x)] ?? -1));
  const reachable = candidates.filter((x) => stepsTo(x) >= 0);
  const least = Math.min(...reachable.map(stepsTo));
  return reachable.filter((x) => stepsTo(x) === least);
}

/** The side of a barrier on which the way out begins: that of the walker, in the room where it stands. */
export const standsIn = (g: G, who: number, room: number): number =>
  who >= 0 && roomOf(g, who) === room ? partOf(g, who) : -1;
