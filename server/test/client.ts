import type { ClientMessage, ClientState, LogEntry, ServerMessage, WireView } from '@hollow/protocol';
import { applyPatches, unpackShares } from '@hollow/protocol';
import { WebSocket } from 'ws';
import { must } from './must.ts';

/** So long something is waited for, in milliseconds: beside other work it may take minutes until the bots of several seats have thought. */
export const PATIENCE = 240_000;

/** A device for tests: keeps its cookie, opens sockets, sends messages and waits for the answer. */
export class Device {
  readonly base: string;
  cookie = '';

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = must(set.split(';')[0]);
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }

  async sit(game: string, viewer: number | 'public' | 'all', query = ''): Promise<Line> {
    const line = new Line(
      `${this.base.replace('http', 'ws')}/api/games/${game}/socket?viewer=${viewer}${query}`,
      this.cookie,
    );
    await line.welcomed;
    return line;
  }
}

type Wish = ClientMessage extends infer M ? (M extends { readonly id: string } ? Omit<M, 'id'> : never) : never;
type Answered = Extract<ServerMessage, { t: 'done' | 'refused' }>;

let made = 0;
export const newId = (): string => `message-${process.pid}-${++made}`;

type Held = Omit<ClientState, 'view'> & { readonly view: WireView | null };

const inFull = ({ view, ...rest }: ClientState): Held => ({
  ...rest,
  view: view === null ? null : unpackShares(view),
});

/** A socket and what came over it. */
export class Line {
  readonly socket: WebSocket;
  /** Every text that was received, in order. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly entries: LogEntry[] = [];
  readonly welcomed: Promise<void>;
  /** What it holds, with every option in full. */
  held: Held | null = null;
  #sent: ClientState | null = null;
  n = 0;
  readonly #waiting = new Map<string, (answered: Answered) => void>();
  readonly #watchers = new Set<() => void>();

  constructor(address: string, cookie: string) {
    this.socket = new WebSocket(address, { headers: { cookie } });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.welcomed = promise;
    this.socket.on('message', (data) => {
      const text = String(data);
      const message = JSON.parse(text) as ServerMessage;
      this.received.push(text);
      this.messages.push(message);
      this.#take(message);
      if (message.t === 'welcome') resolve();
      if (message.t === 'refused' && message.id === null) reject(new Error(message.code));
      for (const look of [...this.#watchers]) look();
    });
    this.socket.on('error', reject);
    this.socket.on('close', () => {
      reject(new Error('closed'));
      for (const look of [...this.#watchers]) look();
    });
  }

  #take(message: ServerMessage): void {
    if (message.t === 'welcome') {
      const { table, view, words } = message;
      this.#sent = { table, view, words };
    }
    if (message.t === 'step' && this.#sent !== null) this.#sent = applyPatches(this.#sent, message.patch);
    this.held = this.#sent === null ? null : inFull(this.#sent);
    if (message.t === 'welcome' || message.t === 'step') {
      this.entries.push(...message.entries);
      this.n = message.n;
    }
    if ((message.t === 'done' || message.t === 'refused') && message.id !== null) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }

  /** Sends a message and waits for its acknowledgement or refusal. */
  async send(wish: Wish, id = newId()): Promise<Answered> {
    const { promise, resolve } = Promise.withResolvers<Answered>();
    this.#waiting.set(id, resolve);
    this.socket.send(JSON.stringify({ ...wish, id }));
    return await promise;
  }

  /** Waits until something holds. */
  async until(holds: () => boolean, what = 'something', wait = PATIENCE): Promise<void> {
    if (holds()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = (): void => {
      if (holds()) resolve();
      else if (this.socket.readyState === WebSocket.CLOSED) reject(new Error(`closed while waiting for ${what}`));
    };
    const timer = setTimeout(() => reject(new Error(`${what} did not happen`)), wait);
    this.#watchers.add(look);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#watchers.delete(look);
    }
  }

  close(): void {
    this.socket.close();
  }
}
