import type { Decision } from '@hollow/engine';

/** In how many ways dice come to these faces, one die told from the other. */
function waysTo(faces: readonly number[]): number {
  let ways = 1;
  const seen = new Map<number, number>();
  faces.forEach((face, i) => {
    const n = (seen.get(face) ?? 0) + 1;
    seen.set(face, n);
    ways = (ways * (i + 1)) / n;
  });
  return Math.round(ways);
}

/** Throws dice that nobody types in, each face as likely as the next: the number of the option. `pick` draws a number below another. */
export function throwForTable({ options }: Decision, pick: (n: number) => number): number {
  const ways = options.map((option) => waysTo(option.verb === 'dice' ? option.faces : []));
  let left = pick(ways.reduce((sum, n) => sum + n, 0));
  return ways.findIndex((n) => {
    left -= n;
    return left < 0;
  });
}
