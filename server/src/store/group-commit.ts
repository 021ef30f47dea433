import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

type Write = (tx: Transaction<Schema>) => Promise<void>;

interface Waiting {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Changes that come at the same time share one transaction, and with it one flush of the disk. Where any of them fails nothing of it stands, and each is
 * written by itself: a change never fails because of another.
 */
export class GroupCommit {
  readonly #db: Db;
  #waiting: Waiting[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  /** When this returns, the change is durable. */
  run(write: Write): Promise<void> {
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<void>();
    // After the messages that have arrived already.
    if (this.#waiting.length === 0) setImmediate(() => void this.#flush());
    this.#waiting.push({ write, done, failed });
    return promise;
  }

  async #flush(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 1 && (await this.#writeAll(group))) return;
    for (const one of group) await this.#writeAlone(one);
  }

  async #writeAll(group: readonly Waiting[]): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (tx) => {
        for (const { write } of group) await write(tx);
      });
    } catch {
      return false;
    }
    for (const { done } of group) done();
    return true;
  }

  async #writeAlone({ write, done, failed }: Waiting): Promise<void> {
    try {
      await this.#db.transaction().execute(write);
    } catch (error) {
      failed(error);
      return;
    }
    done();
  }
}
