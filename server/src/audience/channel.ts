import type { ClientState, LogEntry, ServerMessage } from '@hollow/protocol';
import { diff } from '@hollow/protocol';
import { entriesOf, type LogRow, lastEntry, type Moment, publicTable } from '@hollow/table';
import { type ClientStateSources, clientStateOf, type ViewKey } from './client-state.ts';

/** Connections that see the same: what is sent is worked out once for all of them. */
export class Channel {
  readonly #key: ViewKey;
  readonly #sources: ClientStateSources;
  readonly #members = new Set<(text: string) => void>();
  #moment: Moment;
  #state: ClientState;

  constructor(key: ViewKey, sources: ClientStateSources, moment: Moment) {
    this.#key = key;
    this.#sources = sources;
    this.#moment = moment;
    this.#state = clientStateOf(moment, key, sources);
  }

  get state(): ClientState {
    return this.#state;
  }

  /** The game as the members know it: earlier than it is, where they see it with a delay. */
  get moment(): Moment {
    return this.#moment;
  }

  get n(): number {
    return lastEntry(this.#moment.table.counts, this.#key.viewer);
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  add(send: (text: string) => void): () => void {
    this.#members.add(send);
    return () => this.#members.delete(send);
  }

  /** The game went on. */
  update(moment: Moment, rows: readonly LogRow[]): void {
    this.#moment = moment;
    this.#tell(clientStateOf(moment, this.#key, this.#sources), entriesOf(moment, rows, this.#key.viewer));
  }

  #tell(next: ClientState, entries: readonly LogEntry[]): void {
    const patch = diff(this.#state, next);
    this.#state = next;
    if (entries.length === 0 && patch.length === 0) return;
    const message: ServerMessage = { t: 'step', entries, n: this.n, patch };
    const text = JSON.stringify(message);
    for (const send of this.#members) send(text);
  }

  /** Somebody came or went: the house is as it was. */
  refresh(): void {
    const { presence, content } = this.#sources;
    const table = publicTable(
      this.#moment,
      this.#key.viewer,
      presence,
      content.packNames(this.#moment),
      this.#state.view?.position ?? null,
    );
    this.#tell({ ...this.#state, table }, []);
  }
}
