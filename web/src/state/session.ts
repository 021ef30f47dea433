import type { Connect, Host } from '../net/host.ts';
import type { LineState, Wish } from '../net/line.ts';
import { type Game, NO_GAME, told } from './game.ts';
import { createStore, type Store } from './store.ts';

/** A sitting at one table: what is known of the game, how the line is, and what was sent and not yet acknowledged. */
export interface Session {
  readonly game: Store<Game>;
  readonly line: Store<LineState>;
  /** Ids of messages under way. */
  readonly pending: Store<ReadonlySet<string>>;
  send(wish: Wish): string;
  explain(decision: number): void;
  retry(): void;
  close(): void;
}

export function createSession(connect: Connect, now: () => number = Date.now): Session {
  const game = createStore<Game>(NO_GAME);
  const line = createStore<LineState>('opening');
  const pending = createStore<ReadonlySet<string>>(new Set());
  const host: Host = connect({
    heard: (message) => {
      if ((message.t === 'done' || message.t === 'refused') && message.id !== null) {
        const { id } = message;
        pending.set((ids) => new Set([...ids].filter((waiting) => waiting !== id)));
      }
      game.set((was) => told(was, message, now()));
    },
    line: line.set,
    last: () => game.get().n,
  });
  return {
    game,
    line,
    pending,
    send: (wish) => {
      const id = host.send(wish);
      pending.set((ids) => new Set([...ids, id]));
      return id;
    },
    explain: (decision) => host.explain(decision),
    retry: () => host.retry(),
    close: () => host.close(),
  };
}
