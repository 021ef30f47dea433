import type { ClientState, LogEntry, ServerMessage } from '@hollow/protocol';
import { diff } from '@hollow/protocol';
import type { Moment } from '../game/moment.ts';
import { publicTable } from '../game/public-table.ts';
import { type Row, streamOf } from '../game/record.ts';
import { type ChannelKey, entriesOf, heldOf, type Maker } from './held.ts';

/** Connections that see the same: what is sent is worked out once for all of them. */
export class Channel {
  readonly #key: ChannelKey;
  readonly #maker: Maker;
  readonly #members = new Set<(text: string) => void>();
  readonly #late = new Set<ReturnType<typeof setTimeout>>();
  #moment: Moment;
  #held: ClientState;

  constructor(key: ChannelKey, maker: Maker, moment: Moment) {
    this.#key = key;
    this.#maker = maker;
    this.#moment = moment;
    this.#held = heldOf(moment, key, maker);
  }

  get held(): ClientState {
    return this.#held;
  }

  /** The game as the members know it: earlier than it is, where they see it with a delay. */
  get moment(): Moment {
    return this.#moment;
  }

  get n(): number {
    return this.#moment.table.counts[streamOf(this.#key.viewer)];
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  add(send: (text: string) => void): () => void {
    this.#members.add(send);
    return () => this.#members.delete(send);
  }

  /** The game went on. */
  update(moment: Moment, rows: readonly Row[]): void {
    this.#moment = moment;
    this.#tell(heldOf(moment, this.#key, this.#maker), entriesOf(moment, rows, this.#key.viewer));
  }

  #tell(next: ClientState, entries: readonly LogEntry[]): void {
    const patch = diff(this.#held, next);
    this.#held = next;
    if (entries.length === 0 && patch.length === 0) return;
    const message: ServerMessage = { t: 'step', entries, n: this.n, patch };
    const text = JSON.stringify(message);
    for (const send of this.#members) send(text);
  }

  /** The game went on, but the members see it so many milliseconds later. */
  updateLater(moment: Moment, rows: readonly Row[], delay: number, failed: (error: unknown) => void): void {
    const timer = setTimeout(() => {
      this.#late.delete(timer);
      try {
        this.update(moment, rows);
      } catch (error) {
        failed(error);
      }
    }, delay);
    this.#late.add(timer);
  }

  /** Somebody came or went: the house is as it was. */
  refresh(): void {
    const { presence } = this.#maker;
    const table = publicTable(this.#moment, this.#key.viewer, presence, this.#held.view?.position ?? null);
    this.#tell({ ...this.#held, table }, []);
  }

  close(): void {
    for (const timer of this.#late) clearTimeout(timer);
    this.#late.clear();
  }
}
