import type { Scene, SceneKind } from './scenes.ts';

/** As a table's settings have it. */
export type ScenePace = 'quick' | 'steady' | 'slow';

/** Beats that a scene lasts at a steady pace: as long as somebody needs who has not read the card before. */
const BEATS: Readonly<Record<Exclude<SceneKind, 'fight'>, number>> = {
  scenario: 14,
  turn: 2,
  walk: 2,
  door: 1,
  room: 5,
  card: 9,
  roll: 8,
  'haunt-roll': 16,
  damage: 5,
  heal: 5,
  trade: 7,
  gift: 6,
  theft: 10,
  burial: 5,
  death: 18,
  arrival: 8,
  haunt: 20,
  word: 8,
  deed: 1,
  end: 20,
};

/** Each further step of a walk, and how many of them are waited for. */
const STEP = 1;
const STEPS = 6;
/** Each part of a fight: who attacks, both throws, what came of it. */
const BLOW = 3.5;
const BLOWS = 4;

const FACTORS: Readonly<Record<ScenePace, number>> = { quick: 0.3, steady: 1, slow: 2 };

/** Beats of a roll until the dice lie still, and before the roll that may begin the haunt: a hush. */
export const TUMBLE = 5;
export const HUSH = 6;

/** A part of a scene, in beats of the table. */
export const beatsAt = (beats: number, pace: ScenePace): number => FACTORS[pace] * beats;

/** How long a scene is shown, in beats of the table. */
export function beatsOf({ kind, items }: Scene<unknown>, pace: ScenePace): number {
  if (kind === 'fight') return FACTORS[pace] * BLOW * Math.min(items.length, BLOWS);
  const steps = kind === 'walk' ? STEP * Math.min(items.length - 1, STEPS) : 0;
  return FACTORS[pace] * (BEATS[kind] + steps);
}
