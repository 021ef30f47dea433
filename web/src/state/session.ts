import type { ServerMessage } from '@hollow/protocol';
import type { Connect, Host } from '../net/host.ts';
import type { LineState, TableRequest } from '../net/line.ts';
import { applyMessage, type Game, NO_GAME } from './game.ts';
import { giveBack, type Saying, SILENT } from './saying.ts';
import { createStore, type Store } from './store.ts';

/** A sitting at one table: what is known of the game, how the line is, and what was sent and not yet acknowledged. */
export interface Session {
  readonly game: Store<Game>;
  readonly line: Store<LineState>;
  /** Ids of messages under way. */
  readonly pending: Store<ReadonlySet<string>>;
  readonly saying: Store<Saying>;
  send(wish: TableRequest): string;
  explain(decision: number): void;
  retry(): void;
  close(): void;
}

interface Heard {
  readonly message: ServerMessage;
  readonly at: number;
}

/** Bots answer quicker than frames are drawn: steps that come together are shown together. Nothing else waits. */
const canWait = ({ t }: ServerMessage): boolean => t === 'step' || t === 'done';

const atOnce = (act: () => void): void => act();

/** `soon` says when steps that have come are told to the page. */
export function createSession(connect: Connect, soon: (act: () => void) => void = atOnce): Session {
  const game = createStore<Game>(NO_GAME);
  const line = createStore<LineState>('opening');
  const pending = createStore<ReadonlySet<string>>(new Set());
  const saying = createStore<Saying>(SILENT);
  let waiting: readonly Heard[] = [];
  const tell = (): void => {
    const came = waiting;
    waiting = [];
    const settled = new Set(
      came.flatMap(({ message }) => ('id' in message && message.id !== null ? [message.id] : [])),
    );
    if (settled.size > 0) pending.set((ids) => new Set([...ids].filter((id) => !settled.has(id))));
    for (const { message } of came) if (message.t === 'refused') saying.set((now) => giveBack(now, message.id));
    game.set((was) => came.reduce((known, { message, at }) => applyMessage(known, message, at), was));
  };
  const host: Host = connect({
    heard: (message) => {
      waiting = [...waiting, { message, at: Date.now() }];
      if (!canWait(message)) tell();
      else if (waiting.length === 1) soon(tell);
    },
    line: line.set,
    last: () => waiting.reduce((n, { message }) => ('n' in message ? message.n : n), game.get().n),
  });
  return {
    game,
    line,
    pending,
    saying,
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
