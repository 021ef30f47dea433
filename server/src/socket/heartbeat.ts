import type { WebSocket } from 'ws';

/** How often a line is asked whether it is there, in milliseconds. Whoever has not answered by the next time has gone without a word. */
const BEAT = 30_000;

/** Cuts lines that are dead: a phone that fell asleep says nothing. Returns how to end it. */
export function keepAlive(sockets: ReadonlySet<WebSocket>, beat = BEAT): () => void {
  const asked = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (asked.has(socket)) {
        socket.terminate();
        continue;
      }
      asked.add(socket);
      socket.once('pong', () => asked.delete(socket));
      socket.ping();
    }
  }, beat);
  return () => clearInterval(timer);
}
