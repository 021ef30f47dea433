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
