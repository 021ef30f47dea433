import { createStore, type Store } from '../state/store.ts';

/** What this device likes. Nothing of any game is kept here. */
export interface Prefs {
  readonly name: string;
  readonly lang: string;
  readonly paper: 'dark' | 'light';
  /** How large words are, beside what the browser says itself. */
  readonly size: 'plain' | 'large' | 'largest';
  /** How fast things move: not at all, as the guide says, or half as long. */
  readonly motion: 'none' | 'calm' | 'quick';
  readonly sound: boolean;
  /** From 0 to 10. */
  readonly volume: number;
  /** Whether sounds have been offered. */
  readonly offered: boolean;
  /** How fast things are shown to somebody who only watches, live or again. */
  readonly pace: 'quick' | 'steady' | 'slow';
  /** Who throws one's own dice: oneself, the house, or the house where a game goes on for days. */
  readonly dice: 'own' | 'house' | 'days';
  /** How likely it is that dice fall well, in per cent, wherever they are offered. */
  readonly chances: boolean;
  /** Reads what is read out with the browser's voice. */
  readonly voice: boolean;
}

const KEY = 'hollow.prefs';

const FIRST: Prefs = {
  name: '',
  lang: '',
  paper: 'dark',
  size: 'plain',
  motion: 'calm',
  sound: false,
  volume: 6,
  offered: false,
  pace: 'steady',
  dice: 'days',
  chances: true,
  voice: false,
};

interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Fields that are one of a few words. */
const CHOICES: { readonly [F in 'paper' | 'size' | 'motion' | 'pace' | 'dice']: readonly Prefs[F][] } = {
  paper: ['dark', 'light'],
  size: ['plain', 'large', 'largest'],
  motion: ['none', 'calm', 'quick'],
  pace: ['quick', 'steady', 'slow'],
  dice: ['own', 'house', 'days'],
};

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What was kept, field by field: a field of another shape, or with a word that nobody knows, is as if it were not there. */
function kept(drawer: Drawer): Prefs {
  let found: unknown = null;
  try {
    found = JSON.parse(drawer.getItem(KEY) ?? 'null');
  } catch {
    found = null;
  }
  const stored = isPlain(found) ? found : {};
  const fits = (field: keyof Prefs): boolean =>
    typeof stored[field] === typeof FIRST[field] &&
    (!(field in CHOICES) || (CHOICES[field as keyof typeof CHOICES] as readonly unknown[]).includes(stored[field]));
  const entries = (Object.keys(FIRST) as (keyof Prefs)[]).map((field) => [
    field,
    fits(field) ? stored[field] : FIRST[field],
  ]);
  return Object.fromEntries(entries) as unknown as Prefs;
}

export function createPrefs(drawer: Drawer): Store<Prefs> {
  const store = createStore(kept(drawer));
  store.subscribe(() => {
    try {
      drawer.setItem(KEY, JSON.stringify(store.get()));
    } catch {
      // A full or forbidden drawer costs nothing but the memory of a taste.
    }
  });
  return store;
}
