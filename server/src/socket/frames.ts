import type { Readable } from 'node:stream';
import type { WebSocket } from 'ws';

/** What comes over a line below its messages. */

/**
 * Answers pings one after the other; of those that come before the last answer has left the newest alone is answered, as RFC 6455 (5.5.3) allows. Whoever sends
 * pings and reads nothing would have the server keep an answer to each.
 */
export function answerPings(socket: Pick<WebSocket, 'on' | 'pong'>): void {
  let isAnswering = false;
  let newest: Buffer | null = null;
  const answer = (data: Buffer): void => {
    isAnswering = true;
    socket.pong(data, false, () => {
      isAnswering = false;
      const next = newest;
      newest = null;
      if (next !== null) answer(next);
    });
  };
  socket.on('ping', (data) => {
    // Copied out of what was read in one go, which is a thousand times as large.
    if (isAnswering) newest = Buffer.from(data);
    else answer(data);
  });
}

/** Cuts a line over which more bytes come than may: frames that are no messages cost time as well, and nobody counts them. */
export function limitBytes(raw: Readable, mayBring: (bytes: number) => boolean): void {
  raw.on('data', (data: Buffer) => {
    if (!mayBring(data.length)) raw.destroy();
  });
}
