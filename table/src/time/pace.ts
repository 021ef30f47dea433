import type { Settings } from '@hollow/protocol';
import type { DraftRow } from '../moment/log.ts';

/** Bots wait before they answer, so that people can follow: longest after what is read or watched. */

/** How many plain steps what happened is worth. Everybody is told the types of events: the wait tells nothing more. */
const WEIGHTS: Readonly<Record<string, number>> = {
  tile: 4,
  thrown: 5,
  trait: 4,
  damage: 5,
  token: 4,
  card: 10,
  draw: 10,
  attack: 6,
  fought: 10,
  stunned: 8,
  died: 14,
  said: 8,
  told: 8,
  revealed: 10,
  'haunt-begins': 14,
  turn: 3,
};

const FACTORS = { steady: 1, slow: 2.5 };

/** How long a bot waits after these rows; `pause` is what a quick bot waits after a step. */
export function waitAfter(rows: readonly DraftRow[], pace: Settings['pace'], pause: number): number {
  if (pace === 'quick') return pause;
  let weight = 1;
  for (const { body } of rows)
    for (const item of body.items) if (item.kind === 'event') weight = Math.max(weight, WEIGHTS[item.event.type] ?? 1);
  return pause * FACTORS[pace] * weight;
}
