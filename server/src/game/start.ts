import type { Config } from '../config.ts';
import type { GameStore } from '../store/games.ts';
import type { MemoryStore } from '../store/memory.ts';
import { numbersOf } from './haunts.ts';
import type { Library } from './library.ts';
import type { Beginning } from './lobby.ts';
import { Refused } from './refused.ts';
import type { TableData } from './table.ts';

export interface Starter {
  readonly library: Library;
  readonly store: GameStore;
  readonly memory: MemoryStore;
  readonly now: () => number;
  readonly config: Pick<Config, 'day'>;
}

/** Today, for the birthdays. */
export function dayOf({ now, config }: Pick<Starter, 'now' | 'config'>): {
  readonly month: number;
  readonly day: number;
} {
  const today = new Date(now());
  return config.day ?? { month: today.getMonth() + 1, day: today.getDate() };
}

/** What a game needs to begin: its packs, its seed, today's date for the birthdays. */
export async function beginning(
  { library, store, memory, now, config }: Starter,
  table: TableData,
): Promise<Beginning> {
  const stored = await store.game(table.id);
  if (stored === null) throw new Refused('not-found', 'there is no such game');
  const engine = await library.begin(library.packs(table.settings.edition));
  const date = dayOf({ now, config });
  const met = table.settings.unplayed ? await memory.metAt(table.id) : [];
  return { engine, seed: stored.seed, date, playedHaunts: numbersOf(engine.packs, met) };
}
