import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Flushing } from './group-flush.ts';

const flushFile = promisify(fdatasync);

/** Statements after which what the log holds is brought into the file. */
const MANY = 1200;
/** Pages of the log at which SQLite does so by itself, in the middle of a change: only where the thread that should has not. */
const TOO_MANY = 16_000;

/** The state of the log: pages that are in it, and those of them that the file has as well. */
interface LogState {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * The log that SQLite writes ahead of its file. SQLite itself flushes it where its own safety needs that; that a change is durable before anybody hears of it
 * is seen to here, beside the thread that answers, and so is bringing the log into the file.
 */
export class WriteAheadLog implements Flushing {
  readonly #database: DatabaseSync;
  readonly #file: string;
  #handle: number | null = null;
  #written = 0;
  #worker: Worker | null = null;
  #checkpoint: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: DatabaseSync, file: string) {
    this.#database = database;
    this.#file = file;
    database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${TOO_MANY}`);
  }

  async flush(): Promise<void> {
    this.#handle ??= openSync(`${this.#file}-wal`, 'r+');
    await flushFile(this.#handle);
  }

  /** Brings everything from the log into the file, which is flushed as well. */
  async rescue(): Promise<void> {
    const { busy, log, checkpointed } = this.#bringOver('full');
    if (busy !== 0 || log !== checkpointed) throw new Error('the log could not be brought into the file');
  }

  #bringOver(how: 'passive' | 'full'): LogState {
    return this.#database.prepare(`pragma wal_checkpoint(${how})`).get() as unknown as LogState;
  }

  /** A statement has written to the log. */
  noteWrite(): void {
    this.#written++;
    if (this.#written < MANY || this.#checkpoint !== null || this.#isClosed) return;
    this.#written = 0;
    this.#checkpoint = this.#bringOverBeside().finally(() => {
      this.#checkpoint = null;
    });
  }

  /** Most of it beside the thread that answers. Where something goes wrong SQLite does it by itself in the end, and says what is wrong. */
  async #bringOverBeside(): Promise<void> {
    try {
      await this.#inThread();
      // What was written meanwhile takes the thread a moment only.
      await this.#inThread();
      // The rest is a few pages. Nobody writes in between, so that the log begins anew.
      if (!this.#isClosed && !this.#database.isTransaction) this.#bringOver('passive');
    } catch {
      this.#worker = null;
    }
  }

  async #inThread(): Promise<void> {
    this.#worker ??= new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file });
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const gone = (): void => reject(new Error('the thread has ended'));
    worker.once('message', resolve).once('error', reject).once('exit', gone);
    worker.ref();
    worker.postMessage('bring over');
    try {
      await promise;
    } finally {
      worker.unref();
      worker.off('message', resolve).off('error', reject).off('exit', gone);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#checkpoint;
    await this.#worker?.terminate();
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
  }
}
