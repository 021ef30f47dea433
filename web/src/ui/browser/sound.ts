/** Sounds made in the browser: short, low, and off until asked for. Numbers are those of the synthesiser: volume, randomness, pitch, attack, sustain, release, shape … */
const CUES = {
  step: [0.25, 0.1, 90, 0.01, 0.02, 0.06, 4, 1.6],
  door: [0.4, 0.05, 70, 0.03, 0.12, 0.3, 2, 0.8, -0.6],
  card: [0.35, 0.1, 420, 0.01, 0.03, 0.08, 4, 2.2, -6],
  dice: [0.4, 0.3, 180, 0, 0.02, 0.05, 4, 1.4, 0, 0, 0, 0, 0.03],
  hurt: [0.5, 0.05, 110, 0.02, 0.08, 0.3, 3, 1.2, -2],
  haunt: [0.7, 0.02, 52, 0.3, 0.9, 1.4, 1, 0.4, 0.2, 0, -12, 0.2, 0, 0.4],
  end: [0.6, 0.02, 196, 0.05, 0.5, 0.9, 0, 0.8, 0, 0, 98, 0.25],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Cue = keyof typeof CUES;

const BY_EVENT: Readonly<Record<string, Cue>> = {
  move: 'step',
  crossed: 'step',
  discover: 'door',
  'room-added': 'door',
  draw: 'card',
  roll: 'dice',
  damage: 'hurt',
  died: 'hurt',
  haunt: 'haunt',
  won: 'end',
};

export const cueFor = (type: string): Cue | null => BY_EVENT[type] ?? null;

/** The synthesiser is loaded with the first sound: it opens the loudspeaker as soon as it is there. */
export function play(cue: Cue): void {
  import('zzfx').then(
    ({ zzfx }) => zzfx(...CUES[cue]),
    () => undefined,
  );
}
