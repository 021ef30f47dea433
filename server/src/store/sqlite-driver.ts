import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { GroupFlush } from './group-flush.ts';

/** A file of SQLite, and what makes changes in it durable. */
export interface FlushedDatabase extends SqliteDatabase {
  readonly flush: GroupFlush;
  /** Waits for what goes on beside it, and ends that: the file can be closed. */
  settle(): Promise<void>;
}

/** One at a time, in the order in which they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}

/**
 * SQLite with one connection that is free for the next as soon as a transaction is over, while whoever made it waits until it is durable: transactions share
 * the flush of the disk, and nobody is told of anything that could still be lost.
 */
class FlushingDriver extends SqliteDriver {
  readonly #turns = new Turns();
  #opened: FlushedDatabase | null = null;

  constructor(open: () => FlushedDatabase) {
    super({
      database: async () => {
        this.#opened = open();
        return this.#opened;
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin();
    return await super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
    await this.#opened?.flush.durable();
  }

  override async destroy(): Promise<void> {
    // After all who have begun.
    await this.#turns.begin();
    await this.#opened?.settle();
    await super.destroy();
  }
}

/** Takes turns by itself. */
class FlushingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's SQLite over a file that is flushed beside it. */
export class FlushingDialect extends SqliteDialect implements Dialect {
  readonly #open: () => FlushedDatabase;

  constructor(open: () => FlushedDatabase) {
    super({ database: async () => open() });
    this.#open = open;
  }

  override createDriver(): FlushingDriver {
    return new FlushingDriver(this.#open);
  }

  override createAdapter(): SqliteAdapter {
    return new FlushingAdapter();
  }
}
