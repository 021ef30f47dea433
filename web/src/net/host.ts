import type { ServerMessage } from '@hollow/protocol';
import { Line, type LineState, type Socket, type SocketEvents, type TableRequest } from './line.ts';

/** Whoever keeps the game: the server at the other end of a line, or a teacher inside the page. */
export interface Host {
  /** Sends something that changes the game; the id under which it will be acknowledged. */
  send(wish: TableRequest): string;
  /** Asks why the rest is not possible. */
  explain(decision: number): void;
  /** Somebody looks at the page again, or the device is online again. */
  retry(): void;
  close(): void;
}

export interface Listener {
  readonly heard: (message: ServerMessage) => void;
  readonly line: (state: LineState) => void;
  /** The number of the last entry that is known. */
  readonly last: () => number;
}

export type Connect = (listener: Listener) => Host;

export interface SeatAddress {
  readonly game: string;
  /** A seat of this device, a watcher, or everything once the game is over. */
  readonly viewer: number | 'public' | 'all';
  readonly lang: string;
}

const socketAddress = ({ game, viewer, lang }: SeatAddress, after: number): string => {
  const { protocol, host } = window.location;
  const query = new URLSearchParams({ viewer: String(viewer), from: String(after), lang });
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/games/${game}/socket?${query}`;
};

function webSocket(address: string, on: SocketEvents): Socket {
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => on.message(data));
  socket.addEventListener('close', on.closed);
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => socket.send(data),
    close: () => socket.close(),
  };
}

/** A seat at a table of the server. */
export const atServer =
  (place: SeatAddress): Connect =>
  (listener) => {
    const line = new Line({
      address: (after) => socketAddress(place, after),
      open: webSocket,
      onMessage: listener.heard,
      onState: listener.line,
      last: listener.last,
    });
    const again = (): void => {
      if (document.visibilityState !== 'hidden') line.retry();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    line.open();
    return {
      send: (wish) => line.send(wish),
      explain: (decision) => line.ask({ t: 'explain', decision }),
      retry: again,
      close: () => {
        window.removeEventListener('online', again);
        document.removeEventListener('visibilitychange', again);
        line.close();
      },
    };
  };
