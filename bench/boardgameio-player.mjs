// Matches of boardgame.io under load: lines that speak its protocol over its own transport.
import { createRequire } from 'node:module';

const { io } = createRequire(new URL('peer/package.json', import.meta.url))('socket.io-client');

/** One line of a match. `counts()` says where figures go. */
class PeerLine {
  /** `shared` holds the number of the match's state, which a move must name. */
  constructor(port, match, player, counts, shared) {
    this.match = match;
    this.player = player;
    this.shared = shared;
    this.waiting = null;
    this.socket = io(`http://127.0.0.1:${port}/house`, { transports: ['websocket'], forceNew: true });
    this.welcomed = new Promise((resolve, reject) => {
      this.socket.on('connect_error', reject);
      this.socket.on('connect', () => this.socket.emit('sync', match, player, undefined, 4));
      this.socket.on('sync', (_match, { state }) => {
        shared.stateID = Math.max(shared.stateID, state._stateID);
        resolve();
      });
    });
    this.socket.on('update', (_match, state, log) => {
      shared.stateID = Math.max(shared.stateID, state._stateID);
      counts().steps.push(JSON.stringify([state, log]).length);
      this.waiting?.();
      this.waiting = null;
    });
    this.counts = counts;
  }

  /** A move, and the time until the server has sent it round. */
  async move(n) {
    const counts = this.counts();
    const sent = performance.now();
    const answered = new Promise((resolve) => {
      this.waiting = resolve;
    });
    const payload = { type: 'set', args: [n], playerID: this.player, credentials: undefined };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.shared.stateID, this.match, this.player);
    await answered;
    counts.latencies.push(performance.now() - sent);
  }

  close() {
    this.socket.disconnect();
  }
}

/** A match is made when somebody first asks for it. */
export async function openMatch(port, number, counts) {
  const shared = { stateID: 0 };
  const lines = ['0', '1', '2', '3'].map((player) => new PeerLine(port, `match-${number}`, player, counts, shared));
  for (const line of lines) await line.welcomed;
  let n = 0;
  return { lines, step: () => lines[n++ % 4].move(n) };
}
