import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** How often it is tried whether a store that failed takes something again, in milliseconds. */
const AGAIN = 2000;
/** Bytes that are written to find out: more than an answer takes. */
const PROBE = 65_536;

/** Writes something that is gone at once, durably. Throws where there is no room, or nobody answers. */
export async function tryWriting(db: Db): Promise<void> {
  const hash = `probe@${randomBytes(8).toString('hex')}`;
  await db.transaction().execute(async (tx) => {
    // By chance, so that it cannot be packed into less.
    await tx
      .insertInto('packs')
      .values({ hash, body: randomBytes(PROBE / 2).toString('hex') })
      .execute();
    await tx.deleteFrom('packs').where('hash', '=', hash).execute();
  });
}

/** Whether the store does what it should. Whoever listens is told when that changes; a store that failed is tried again and again, whether or not somebody plays. */
export class StoreHealth {
  readonly #listeners = new Set<(ok: boolean) => void>();
  readonly #tryWriting: () => Promise<void>;
  #ok = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(write: () => Promise<void>) {
    this.#tryWriting = write;
  }

  get isOk(): boolean {
    return this.#ok;
  }

  /** The store did what it should, or it did not. */
  note(ok: boolean): void {
    if (this.#ok === ok || this.#closed) return;
    this.#ok = ok;
    clearTimeout(this.#timer);
    if (!ok) this.#lookLater();
    for (const listener of [...this.#listeners]) listener(ok);
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#tryWriting().then(
        () => this.note(true),
        () => {
          if (!this.#ok && !this.#closed) this.#lookLater();
        },
      );
    }, AGAIN);
  }

  listen(listener: (ok: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
