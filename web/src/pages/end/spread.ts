import type { Milestone } from '../../log/statistics.ts';

/**
 * Points on a line, from 0 to 1 and in order, with so much between any two that they do not lie on each other: each stays where it is if it can, else it makes
 * way for those before it. Where the line is too short for all, they share it.
 */
export function spreadOut(points: readonly number[], gap: number): number[] {
  const apart = Math.min(gap, 1 / Math.max(1, points.length - 1));
  const spread: number[] = [];
  for (const point of points) spread.push(Math.max(point, (spread.at(-1) ?? -apart) + apart));
  let most = 1;
  for (let i = spread.length - 1; i >= 0; i--) {
    spread[i] = Math.min(spread[i] ?? 0, most);
    most = (spread[i] ?? 0) - apart;
  }
  return spread;
}

/** What matters more on the line of a game comes first. */
const WEIGHT: readonly Milestone['kind'][] = ['haunt', 'end', 'death', 'deed', 'drawn'];

export const byWeight = (a: Pick<Milestone, 'kind'>, b: Pick<Milestone, 'kind'>): number =>
  WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind);

/** As many points as there is room for when each needs so much of the line, the weightier before the others, in their order. */
export function fitMarks<T extends Pick<Milestone, 'kind'>>(points: readonly T[], gap: number): T[] {
  const kept = new Set(points.toSorted(byWeight).slice(0, Math.floor(1 / gap) + 1));
  return points.filter((point) => kept.has(point));
}
