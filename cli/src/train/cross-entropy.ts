import type { Picker } from '@hollow/engine';

/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>;

/** Where the method stands: around what it draws, and how widely. */
export interface Cloud {
  readonly mean: Numbers;
  readonly spread: Numbers;
}

/** Of those that were drawn so many of a hundred are kept; and what is kept of where one was before. */
const ELITE = 0.25;
const INERTIA = 0.3;
/** A spread never falls below this: whoever is sure of everything learns nothing more. */
const LEAST = 0.08;
const GRAIN = 1 << 24;

/** A number of the normal distribution. */
function normal(pick: Picker): number {
  const [a, b] = [(pick(GRAIN) + 1) / GRAIN, pick(GRAIN) / GRAIN];
  return Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b);
}

/** Draws candidates around the mean; the mean itself is the first. */
export function drawnFrom({ mean, spread }: Cloud, many: number, pick: Picker): Numbers[] {
  const names = Object.keys(mean).sort();
  const one = (): Numbers =>
    Object.fromEntries(names.map((name) => [name, (mean[name] ?? 0) + (spread[name] ?? 0) * normal(pick)]));
  return [mean, ...Array.from({ length: many - 1 }, one)];
}

/** Moves to the best of the candidates. */
export function learnt({ mean, spread }: Cloud, candidates: readonly Numbers[], scores: readonly number[]): Cloud {
  const best = candidates
    .map((numbers, i) => ({ numbers, score: scores[i] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, Math.max(2, Math.round(ELITE * candidates.length)));
  const moved = (name: string): readonly [number, number] => {
    const values = best.map(({ numbers }) => numbers[name] ?? 0);
    const middle = values.reduce((sum, x) => sum + x, 0) / values.length;
    const width = Math.sqrt(values.reduce((sum, x) => sum + (x - middle) ** 2, 0) / values.length);
    return [
      INERTIA * (mean[name] ?? 0) + (1 - INERTIA) * middle,
      Math.max(LEAST, INERTIA * (spread[name] ?? 0) + (1 - INERTIA) * width),
    ];
  };
  const names = Object.keys(mean).sort();
  const next = names.map((name) => [name, moved(name)] as const);
  return {
    mean: Object.fromEntries(next.map(([name, [middle]]) => [name, middle])),
    spread: Object.fromEntries(next.map(([name, [, width]]) => [name, width])),
  };
}
