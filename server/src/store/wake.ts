import pg from 'pg';
import type { Logger } from '../telemetry/log.ts';
import { SERVER_PATIENCE } from './postgres.ts';
import { WAKE_CHANNEL } from './wake-messages.ts';

export interface WakeListener {
  /** A game has this version. */
  game(id: string, version: number): void;
  /** Somebody came or went at a game. */
  presence(id: string): void;
  /** Messages may have been missed. */
  missed(): void;
}

const AGAIN = 1000;

/** Wakes this node when another has done something; connects again when the line breaks. Nothing depends on a message that arrives: what is read is the log. */
export class PostgresWake {
  readonly #url: string;
  readonly #woken: WakeListener;
  readonly #log: Logger;
  #client: pg.Client | null = null;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, woken: WakeListener, log: Logger) {
    this.#url = url;
    this.#woken = woken;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: SERVER_PATIENCE.connect,
    });
    client.on('notification', ({ payload }) => this.#onMessage(payload ?? ''));
    client.on('error', () => this.#onBreak(client));
    client.on('end', () => this.#onBreak(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${WAKE_CHANNEL}`);
      this.#woken.missed();
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, 'listening to other nodes failed');
      this.#onBreak(client);
    }
  }

  #onMessage(payload: string): void {
    const [game = '', what = ''] = payload.split(' ');
    if (what === 'here') this.#woken.presence(game);
    else this.#woken.game(game, Number(what));
  }

  #onBreak(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.start(), AGAIN);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
