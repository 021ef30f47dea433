import { createContext, use, useSyncExternalStore } from 'react';
import type { LineState } from '../net/line.ts';
import type { Game } from './game.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('a part stands outside of a session');
  return session;
}

export const useGame = (): Game => useStore(useSession().game);

/** One part of the game: whoever asks for it is rendered again when that part is another one. `of` picks a field and makes nothing new. */
export function useGameOf<T>(of: (game: Game) => T): T {
  const { game } = useSession();
  return useSyncExternalStore(game.subscribe, () => of(game.get()));
}
export const useLine = (): LineState => useStore(useSession().line);
export const usePending = (): ReadonlySet<string> => useStore(useSession().pending);
