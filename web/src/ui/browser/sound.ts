/** Sounds made in the browser, off until asked for. */
import type { CUES } from './cues.ts';

export type Cue = keyof typeof CUES;

const BY_EVENT: Readonly<Record<string, Cue>> = {
  move: 'step',
  crossed: 'step',
  discover: 'door',
  'room-added': 'door',
  draw: 'card',
  roll: 'dice',
  damage: 'hurt',
  died: 'death',
  haunt: 'haunt',
  won: 'end',
};

export const cueFor = (type: string): Cue | null => BY_EVENT[type] ?? null;

/** `volume` from 0 to 10. The synthesiser is loaded with the first sound: it opens the loudspeaker as soon as it is there. */
export function play(cue: Cue, volume: number): void {
  Promise.all([import('zzfx'), import('./cues.ts')]).then(
    ([{ zzfx }, { CUES: cues }]) => {
      const [loudness, ...rest] = cues[cue];
      zzfx((loudness * volume) / 6, ...rest);
    },
    () => undefined,
  );
}
