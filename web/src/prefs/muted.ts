import { createStore, type Store } from '../state/store.ts';

/** Seats whose words this device does not want to hear, by game: nobody else is told. */
export type Muted = Readonly<Record<string, readonly number[]>>;

const KEY = 'hollow.muted';
/** Of so many games it is remembered, those that were muted in last. */
const GAMES = 30;

interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const isSeats = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((seat) => Number.isInteger(seat));

/** What was kept; whatever has another shape is as if it were not there. */
function kept(drawer: Drawer): Muted {
  try {
    const found: unknown = JSON.parse(drawer.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, seats]) => isSeats(seats)));
  } catch {
    return {};
  }
}

export function createMuted(drawer: Drawer): Store<Muted> {
  const store = createStore(kept(drawer));
  store.subscribe(() => {
    try {
      drawer.setItem(KEY, JSON.stringify(store.get()));
    } catch {
      // Without a drawer it lasts as long as the page.
    }
  });
  return store;
}

/** Hears a seat no more, or hears it again. */
export function withMuted(muted: Muted, game: string, seat: number, isMuted: boolean): Muted {
  const { [game]: seats = [], ...others } = muted;
  const rest = seats.filter((other) => other !== seat);
  const now = isMuted ? [...rest, seat] : rest;
  const all = now.length === 0 ? others : { ...others, [game]: now };
  return Object.fromEntries(Object.entries(all).slice(-GAMES));
}
