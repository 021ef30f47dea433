import type { Random } from './noise.ts';

/** One of a list, by chance of the seed. */
export const pickSeeded = <const L extends readonly [unknown, ...unknown[]]>(random: Random, list: L): L[number] =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** A few of a list in an order by chance, no two alike. */
export function pickSome<T>(random: Random, list: readonly T[], n: number): readonly T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, n)
    .map(({ value }) => value);
}

/** A number between two, by chance of the seed. */
export const between = (random: Random, from: number, to: number): number => Math.round(from + random() * (to - from));
