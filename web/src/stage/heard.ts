import type { LogEntry } from '@hollow/protocol';
import type { Muted } from '../prefs/muted.ts';
import type { Game } from '../state/game.ts';
import type { Store } from '../state/store.ts';

/** The game without what muted people say. Everything else stays as it is, and where nobody is muted it is the same object. */
function withoutMuted(game: Game, muted: Muted): Game {
  const seats = muted[game.table?.id ?? ''];
  if (seats === undefined) return game;
  const isHeard = (entry: LogEntry): boolean =>
    entry.kind !== 'chat' || entry.seat === null || !seats.includes(entry.seat);
  const heard = (entries: readonly LogEntry[]) => entries.filter(isHeard);
  return { ...game, entries: heard(game.entries), standing: heard(game.standing), early: heard(game.early) };
}

/** What this device hears of a game. */
export function heardOf(game: Store<Game>, muted: Store<Muted>): Store<Game> {
  let last: { readonly game: Game; readonly muted: Muted; readonly heard: Game } | null = null;
  return {
    get: () => {
      const [now, without] = [game.get(), muted.get()];
      if (last?.game !== now || last.muted !== without)
        last = { game: now, muted: without, heard: withoutMuted(now, without) };
      return last.heard;
    },
    set: game.set,
    subscribe: (watcher) => {
      const stops = [game.subscribe(watcher), muted.subscribe(watcher)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
