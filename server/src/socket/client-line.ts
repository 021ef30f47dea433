import type { ServerMessage } from '@hollow/protocol';
import type { WebSocket } from 'ws';
import type { Metrics } from '../telemetry/metrics.ts';
import { answerPings } from './frames.ts';

/** Codes with which a socket is closed. */
export const CLOSED_BY_SERVER = 4000;
export const GOING_AWAY = 1001;
export const AGAINST_THE_RULES = 1008;

/** Messages that may come before the welcome. */
const MOST_EARLY = 32;
/** Bytes that may wait for a client to read them. */
const MOST_UNREAD = 4_194_304;

/** How long a client may take to hang up when it is told to, in milliseconds. */
const HANGING_UP = 1000;

/** The client has gone before it was welcomed: nobody is to be told. */
export class HungUpError extends Error {}

/** A client's socket, and what is to be undone when it closes. */
export class ClientLine {
  readonly #socket: WebSocket;
  readonly #metrics: Metrics;
  readonly #cleanups: (() => void)[] = [];
  #receive: (text: string) => void;
  #early: string[] = [];
  #isClosed = false;

  constructor(socket: WebSocket, metrics: Metrics) {
    this.#socket = socket;
    this.#metrics = metrics;
    this.#receive = (text) => {
      if (this.#early.length < MOST_EARLY) this.#early.push(text);
    };
    socket.on('message', (data, isBinary) => {
      if (!this.#isClosed) this.#receive(isBinary ? '' : String(data));
    });
    socket.on('error', () => socket.terminate());
    answerPings(socket);
  }

  readonly send = (message: ServerMessage): void => this.sendText(JSON.stringify(message));

  sendText(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read what is sent is let go, and can come back for the rest.
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(text);
    this.#metrics.countSent(Buffer.byteLength(text));
  }

  /** Nothing is heard from now on: whoever does not hang up could still speak for a seat that is theirs no more. */
  close(code: number, reason?: string): void {
    this.#isClosed = true;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), HANGING_UP).unref();
  }

  requireOpen(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) throw new HungUpError();
  }

  /** From now on messages go to `receive`, first those that have come already. */
  listen(receive: (text: string) => void): void {
    this.#receive = receive;
    for (const text of this.#early) receive(text);
    this.#early = [];
  }

  /** Done when the line is closed; what was added last comes first. */
  addCleanup(...cleanups: readonly (() => void)[]): void {
    this.#cleanups.push(...cleanups);
  }

  /** Cleans up when the socket closes, or at once where it has. */
  cleanUpWhenClosed(): void {
    const socket = this.#socket;
    const cleanUp = (): void => {
      for (const cleanup of this.#cleanups.toReversed()) cleanup();
    };
    if (socket.readyState === socket.OPEN || socket.readyState === socket.CONNECTING) socket.on('close', cleanUp);
    else cleanUp();
  }
}

/** Holds back what is sent to a line until it has been welcomed. */
export class Outbox {
  readonly #line: ClientLine;
  #queued: string[] | null = [];

  constructor(line: ClientLine) {
    this.#line = line;
  }

  readonly send = (text: string): void => {
    if (this.#queued === null) this.#line.sendText(text);
    else this.#queued.push(text);
  };

  /** Sends what was held back, and everything else at once. */
  open(): void {
    const queued = this.#queued ?? [];
    this.#queued = null;
    for (const text of queued) this.#line.sendText(text);
  }
}
