import type { Scene, SceneKind } from './scenes.ts';

/** As a table's settings have it. */
export type ScenePace = 'quick' | 'steady' | 'slow';

/** Beats that a scene lasts at a steady pace: as long as somebody needs who has not read the card before. */
const BEATS: Readonly<Record<SceneKind, number>> = {
  turn: 4,
  walk: 3,
  door: 4,
  room: 8,
  card: 14,
  roll: 9,
  fight: 16,
  damage: 7,
  gift: 7,
  theft: 12,
  death: 18,
  arrival: 7,
  haunt: 20,
  word: 9,
  deed: 3,
  end: 20,
};

/** Each further step of a walk, and how many of them are waited for. */
const STEP = 2;
const STEPS = 6;

const FACTORS: Readonly<Record<ScenePace, number>> = { quick: 0.3, steady: 1, slow: 2 };

/** How long a scene is shown, in beats of the table. */
export function beatsOf({ kind, items }: Scene<unknown>, pace: ScenePace): number {
  const steps = kind === 'walk' ? STEP * Math.min(items.length - 1, STEPS) : 0;
  return FACTORS[pace] * (BEATS[kind] + steps);
}
