import type { Bot } from '@hollow/bots';
import type { View } from '@hollow/engine';
import { picker } from '@hollow/engine';
import type { ClientMessage } from '@hollow/protocol';
import { type Device, type Line, newId } from './client.ts';

type Wish = Parameters<Line['send']>[0];
type Told = Awaited<ReturnType<Line['send']>>;

/** A message that the server has not acknowledged yet: it is sent again under its id when the line is back. */
interface Sent {
  readonly wish: Wish;
  readonly id: string;
}

export interface BotClientOptions {
  readonly device: Device;
  readonly game: string;
  readonly seat: number;
  readonly seed: string;
  /** Who chooses, from all that the seat knows; any option is taken without it. */
  readonly bot?: Bot;
  /** After this round the players agree on a draw: a game need not end by itself. */
  readonly lastRound: number;
  readonly onAcknowledged?: () => void;
}

/** While the server is down hundreds of clients ask for it: not so often that it cannot start. */
const AGAIN = 500;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who plays a seat over sockets, as fast as it goes, and comes back whenever the line breaks. */
export class BotClient {
  readonly seat: number;
  readonly game: string;
  /** Answers that the server has acknowledged, by id. */
  readonly acknowledged = new Map<string, { readonly decision: number; readonly option: number }>();
  /** What the client held of the house when the game was over: a welcome and all changes since. */
  last: unknown = null;
  /** How often the line broke. */
  broken = 0;
  /** Messages that had been applied although their acknowledgement was lost. */
  repeated = 0;
  /** Messages that the server could not write, or could not say whether it had. */
  refusedByStore = 0;
  readonly #options: BotClientOptions;
  readonly #pick: (n: number) => number;
  #n = 0;
  #open: Sent | null = null;
  #answered = -1;
  #proposed = -1;
  #stopped = false;
  #line: Line | null = null;

  constructor(options: BotClientOptions) {
    this.#options = options;
    this.game = options.game;
    this.seat = options.seat;
    this.#pick = picker(options.seed);
  }

  /** Whether it is sent the state as its seat knows it. */
  get knows(): boolean {
    return this.#options.bot !== undefined;
  }

  /** Plays no further than what was asked last. */
  stop(): void {
    this.#stopped = true;
    this.#line?.socket.terminate();
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const line = await this.#sit();
      if (line === null) {
        await pause(AGAIN);
        continue;
      }
      this.#line = line;
      const over = await this.#playOn(line);
      line.socket.terminate();
      if (over) return;
      this.broken++;
    }
  }

  async #sit(): Promise<Line | null> {
    const { device, game, seat } = this.#options;
    try {
      return await device.sit(game, seat, `&from=${this.#n}&known=${this.knows ? 1 : 0}`);
    } catch {
      return null;
    }
  }

  /** What came over the line continues the stream without a gap; it is not kept. */
  #note(line: Line): void {
    for (const { n } of line.entries) {
      if (n !== this.#n + 1) throw new Error(`entry ${n} follows entry ${this.#n}`);
      this.#n = n;
    }
    for (const kept of [line.entries, line.received, line.messages]) kept.length = 0;
  }

  async #playOn(line: Line): Promise<boolean> {
    const closed = new Promise<null>((resolve) => line.socket.once('close', () => resolve(null)));
    for (;;) {
      try {
        await line.until(() => this.#open !== null || this.#isOver(line) || this.#isAsked(line), 'a question');
      } catch {
        this.#note(line);
        return false;
      }
      this.#note(line);
      if (this.#isOver(line)) {
        this.last = line.held?.view;
        return true;
      }
      const wish = this.#wish(line);
      this.#open ??= wish === null ? null : { wish, id: newId() };
      if (this.#open === null) continue;
      const told = await Promise.race([line.send(this.#open.wish, this.#open.id), closed]);
      if (told === null) return false;
      // The store is away: the same message again under its id, as the protocol has it.
      if (told.t === 'refused' && told.code === 'storage') {
        this.refusedByStore++;
        await pause(AGAIN / 10);
        continue;
      }
      this.#settle(this.#open, told, line.held?.view?.seq ?? 0);
    }
  }

  #settle({ wish, id }: Sent, told: Told, seq: number): void {
    this.#open = null;
    if (wish.t === 'answer') this.#answered = wish.decision;
    if (wish.t === 'draw') this.#proposed = seq;
    if (told.t === 'refused') {
      // The room may have changed meanwhile; whatever else is refused is a mistake.
      if (!['not-open', 'not-yours', 'conflict', 'not-allowed', 'game-over'].includes(told.code))
        throw new Error(`${wish.t} refused: ${told.code} ${told.message}`);
      return;
    }
    if (told.repeat === true) this.repeated++;
    if (wish.t === 'answer') this.acknowledged.set(id, wish);
    this.#options.onAcknowledged?.();
  }

  #isOver(line: Line): boolean {
    return line.held?.view?.outcome != null;
  }

  /** There is something to say. */
  #isAsked(line: Line): boolean {
    const { table, view } = line.held ?? {};
    return (
      table?.vote?.asked.includes(this.seat) === true ||
      view?.decisions.some(({ seat, id }) => seat === this.seat && id !== this.#answered) === true
    );
  }

  /** What this seat wants to do now, or null. */
  #wish(line: Line): (Wish & { t: ClientMessage['t'] }) | null {
    const { table, view } = line.held ?? {};
    if (view == null || table === undefined) return null;
    if (table.vote?.asked.includes(this.seat) === true) return { t: 'vote', vote: table.vote.id, yes: true };
    const decision = view.decisions.find(({ seat, id }) => seat === this.seat && id !== this.#answered);
    if (decision === undefined) return null;
    const { round } = view.position;
    if (round > this.#options.lastRound && table.vote === null && this.#proposed < view.seq) return { t: 'draw' };
    const { bot } = this.#options;
    const option = bot?.answer(view as View, decision) ?? this.#pick(decision.options.length);
    return { t: 'answer', decision: decision.id, option };
  }
}
