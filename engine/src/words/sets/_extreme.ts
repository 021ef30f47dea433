import type { G, NumFn } from '../../core/context.ts';
import { withIt } from '../../core/scope.ts';

/** Those for which the number is best; ties stay. */
export function extreme(
  g: G,
  these: readonly number[],
  by: NumFn,
  isBetter: (one: number, best: number) => boolean,
): readonly number[] {
  let found: number[] = [];
  let best = 0;
  for (const candidate of these) {
    const value = withIt(g, candidate, by);
    if (found.length === 0 || isBetter(value, best)) {
      found = [candidate];
      best = value;
    } else if (value === best) found.push(candidate);
  }
  return found;
}
