import { rng } from '@hollow/drawing/ink';

/** What the dice show while they tumble: any face, never the same twice in a row, and a tilt for each. */

export interface Shown {
  readonly nth: number;
  readonly face: number;
  readonly tilt: number;
}

/** How they lie at last: the true faces, each a little askew, the same for the same throw. */
export function atRest(faces: readonly number[], seed: string): Shown[] {
  const random = rng(`rest${seed}`);
  return faces.map((face, nth) => ({ nth, face, tilt: Math.round((random() - 0.5) * 18) }));
}

/** One moment of the tumble; `sides` are what a die of this edition can show. */
export function tumbling(faces: readonly number[], seed: string, moment: number, sides: readonly number[]): Shown[] {
  return faces.map((_, nth) => {
    const random = rng(`${seed}/${nth}`);
    const start = Math.floor(random() * sides.length);
    const face = sides[(start + moment * (1 + (nth % 2))) % sides.length] ?? 0;
    return { nth, face, tilt: Math.round(moment * 47 + random() * 360) };
  });
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
