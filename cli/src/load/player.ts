import type { ClientState, ServerMessage } from '@hollow/protocol';
import { applyPatches } from '@hollow/protocol/patch';
import { WebSocket } from 'ws';

/** What is counted over all lines. */
export interface Counts {
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly latencies: number[];
  /** Bytes of every step that was sent to somebody. */
  readonly steps: number[];
  refused: number;
}

let made = 0;

/** One line of a table: a seat that can answer, or a watcher. */
export class LoadLine {
  readonly #socket: WebSocket;
  readonly #counts: () => Counts;
  readonly #seat: number | null;
  readonly welcomed: Promise<void>;
  readonly #waiting = new Map<string, (ok: boolean) => void>();
  #held: ClientState | null = null;

  constructor(address: string, cookie: string, seat: number | null, counts: () => Counts) {
    this.#seat = seat;
    this.#counts = counts;
    this.#socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.welcomed = promise;
    this.#socket.on('error', reject);
    this.#socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.t === 'step') this.#counts().steps.push(data.length);
      this.#take(message);
      if (message.t === 'welcome') resolve();
    });
  }

  #take(message: ServerMessage): void {
    if (message.t === 'welcome') this.#held = { table: message.table, view: message.view, words: message.words };
    if (message.t === 'step' && this.#held !== null) this.#held = applyPatches(this.#held, message.patch);
    if ((message.t === 'done' || message.t === 'refused') && message.id !== null) {
      this.#waiting.get(message.id)?.(message.t === 'done');
      this.#waiting.delete(message.id);
    }
  }

  get isOver(): boolean {
    return this.#held?.view?.outcome != null;
  }

  get isAsked(): boolean {
    return this.#held?.view?.decisions.some(({ seat }) => seat === this.#seat) === true;
  }

  async send(wish: object): Promise<boolean> {
    const id = `load-${++made}-message`;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.set(id, resolve);
    this.#socket.send(JSON.stringify({ ...wish, id }));
    return await promise;
  }

  /** Answers the open question with any option; on the clock. */
  async answer(pick: (n: number) => number): Promise<void> {
    const decision = this.#held?.view?.decisions.find(({ seat }) => seat === this.#seat);
    if (decision === undefined) return;
    const counts = this.#counts();
    const sent = performance.now();
    const ok = await this.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    if (ok) counts.latencies.push(performance.now() - sent);
    else counts.refused++;
  }

  close(): void {
    this.#socket.terminate();
  }
}
