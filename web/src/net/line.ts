import type { ClientMessage, ErrorCode, ServerMessage } from '@hollow/protocol';

/** A message that changes something: the server acknowledges it by its id. */
export type Lasting = Extract<ClientMessage, { readonly id: string }>;
type Unsent<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
/** The same before it has got its id. */
export type TableRequest = Unsent<Lasting>;

/** `opening`: for the first time; `down`: it was up, and is being opened again; `closed`: the server does not want us back. */
export type LineState = 'opening' | 'up' | 'down' | 'closed';

/** What the line needs of a socket. */
export interface Socket {
  readonly isOpen: () => boolean;
  readonly send: (data: string) => void;
  readonly close: () => void;
}

export interface SocketEvents {
  readonly message: (data: unknown) => void;
  readonly closed: () => void;
}

export interface LineOptions {
  /** The address for a stream whose last known entry has this number. */
  readonly address: (after: number) => string;
  readonly open: (address: string, on: SocketEvents) => Socket;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (state: LineState) => void;
  /** The number of the last entry that the client has. */
  readonly last: () => number;
  readonly newId?: () => string;
  readonly random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** After so long a silence the line is taken for dead, whatever the socket says. */
const SILENCE = 45_000;
/** What was sent and not answered for so long may never have been heard: it is sent again. */
const UNANSWERED = 8000;
/** Refusals at the door that pass; after all others nobody need knock again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['internal', 'too-fast', 'storage', 'conflict']);

export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.7 + 0.6 * random);

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/**
 * The way to the server. It opens itself again after a break and asks for what was missed; what was sent and not acknowledged is sent again, and since every
 * message has an id, a repeat does no harm.
 */
export class Line {
  readonly #options: LineOptions;
  readonly #unacknowledged = new Map<string, Lasting>();
  #reminder: ReturnType<typeof setTimeout> | undefined;
  #socket: Socket | null = null;
  #state: LineState = 'opening';
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** The server has said where we are: only then does it listen. */
  #welcomed = false;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Messages that the server has not acknowledged, oldest first. */
  get waiting(): readonly Lasting[] {
    return [...this.#unacknowledged.values()];
  }

  open(): void {
    if (this.#socket !== null || this.#state === 'closed') return;
    clearTimeout(this.#timer);
    this.#welcomed = false;
    const mine = (): boolean => this.#socket === socket;
    const socket = this.#options.open(this.#options.address(this.#options.last()), {
      message: (data) => {
        if (mine() && typeof data === 'string') this.#received(JSON.parse(data) as ServerMessage);
      },
      closed: () => {
        if (mine()) this.#broken();
      },
    });
    this.#socket = socket;
    clearInterval(this.#pulse);
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  /** Tries at once: the device is online again, or somebody looks at the page. */
  retry(): void {
    if (this.#state === 'closed') return;
    if (this.#socket === null) this.open();
    else this.#beat();
  }

  /** For good: the page is left. */
  close(): void {
    this.#become('closed');
    clearTimeout(this.#reminder);
    this.#drop();
  }

  /** Sends a message now, or as soon as the line is up again. */
  send(wish: TableRequest): string {
    const id = (this.#options.newId ?? randomId)();
    const message = { ...wish, id } as Lasting;
    this.#unacknowledged.set(id, message);
    if (this.#welcomed) this.#write(message);
    this.#remindLater();
    return id;
  }

  /** A question that is worth nothing later; lost where the line is down. */
  ask(message: Extract<ClientMessage, { readonly t: 'explain' | 'ping' }>): void {
    if (this.#welcomed) this.#write(message);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.isOpen() === true) this.#socket.send(JSON.stringify(message));
  }

  #received(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.t === 'welcome') {
      this.#attempt = 0;
      this.#welcomed = true;
      this.#become('up');
    }
    if ((message.t === 'done' || message.t === 'refused') && message.id !== null)
      this.#unacknowledged.delete(message.id);
    this.#options.onMessage(message);
    if (message.t === 'refused' && !this.#welcomed && !PASSING.has(message.code)) this.close();
    if (message.t === 'welcome') for (const waiting of this.#unacknowledged.values()) this.#write(waiting);
    if (message.t === 'bye' && !message.again) this.close();
  }

  #remindLater(): void {
    clearTimeout(this.#reminder);
    this.#reminder = setTimeout(() => {
      if (this.#state === 'closed' || this.#unacknowledged.size === 0) return;
      if (this.#welcomed) for (const waiting of this.#unacknowledged.values()) this.#write(waiting);
      this.#remindLater();
    }, UNANSWERED);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.#drop();
      this.#broken();
      return;
    }
    this.ask({ t: 'ping' });
  }

  #drop(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #broken(): void {
    this.#socket = null;
    this.#welcomed = false;
    clearInterval(this.#pulse);
    if (this.#state === 'closed') return;
    if (this.#state === 'up') this.#become('down');
    const wait = waitBefore(this.#attempt, (this.#options.random ?? Math.random)());
    this.#attempt += 1;
    if (this.#state === 'opening' && this.#attempt > 1) this.#become('down');
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
