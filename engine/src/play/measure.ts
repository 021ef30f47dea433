import type { G } from '../core/context.ts';
import { distances } from '../house/ways.ts';
import { partOf, roomOf } from '../machine/characters.ts';

/** Where there is no way. */
export const FAR = 1000;

/** Characters or rooms at the least distance from `to`. */
export function nearest(g: G, to: number, candidates: readonly number[], roomFor: (x: number) => number): number[] {
  if (to < 0) return [];
  const steps = distances(g, to);
  const stepsTo = (x: number): number => (roomFor(x) < 0 ? -1 : (steps[roomFor(x)] ?? -1));
  const reachable = candidates.filter((x) => stepsTo(x) >= 0);
  const least = Math.min(...reachable.map(stepsTo));
  return reachable.filter((x) => stepsTo(x) === least);
}

/** The side of a barrier on which the way out begins: that of `self`, in the room where it stands. */
export const standsIn = (g: G, room: number): number =>
  roomOf(g, g.scope.self) === room ? partOf(g, g.scope.self) : -1;
