import type { GameStart, TableData } from '@hollow/table';
import { RefusedError } from '@hollow/table';
import type { Config } from '../config/config.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { metHauntNumbers } from '../content/haunt-names.ts';
import type { GameStore } from '../store/games.ts';
import type { MemoryStore } from '../store/memory.ts';

export interface StartSources {
  readonly content: ContentCache;
  readonly store: GameStore;
  readonly memory: MemoryStore;
  readonly now: () => number;
  readonly config: Pick<Config, 'day'>;
}

/** Today, for the birthdays. */
export function todayOf({ now, config }: Pick<StartSources, 'now' | 'config'>): {
  readonly month: number;
  readonly day: number;
} {
  const today = new Date(now());
  return config.day ?? { month: today.getMonth() + 1, day: today.getDate() };
}

/** What a game needs to begin: its packs, its seed, today's date for the birthdays. */
export async function prepareStart(
  { content, store, memory, now, config }: StartSources,
  table: TableData,
): Promise<GameStart> {
  const stored = await store.game(table.id);
  if (stored === null) throw new RefusedError('not-found', 'there is no such game');
  const engine = await content.begin(content.packs(table.settings));
  const date = todayOf({ now, config });
  const met = table.settings.unplayed ? await memory.metAt(table.id) : [];
  return { engine, seed: stored.seed, date, playedHaunts: metHauntNumbers(engine.packs, met) };
}
