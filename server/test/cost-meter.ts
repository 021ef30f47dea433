import { Session } from 'node:inspector/promises';
import { StatementSync } from 'node:sqlite';

/** What something costs, in counts that are the same on every machine and day: nothing here looks at a clock. */
export interface Cost {
  /** How often pieces of code were run, in the project and in what reads its messages and writes its statements. */
  readonly work: number;
  /** The most rows of the store that were read or written before others had a turn. */
  readonly rowsAtOnce: number;
  /** What the store was told to keep, change or forget, but for what a node says of itself. */
  readonly writes: readonly string[];
}

/** A statement that changes something; who acts where is written down by the node, whoever asks for what. */
const WRITES = /^\s*(insert|update|delete)\b(?!.*\blease_)/is;

/** Whose code counts. */
const COUNTED = /\/(server|table|protocol|engine|text)\/src\/|\/node_modules\/(zod|kysely)\//;

export class CostMeter {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** Runs since the last time it was asked. */
  async #runs(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    let runs = 0;
    for (const { url, functions } of result)
      if (COUNTED.test(url)) for (const { ranges } of functions) for (const { count } of ranges) runs += count;
    return runs;
  }

  async measure(work: () => Promise<unknown>): Promise<Cost> {
    await this.#runs();
    const rows = countRows();
    try {
      await work();
    } finally {
      rows.stop();
    }
    return { work: await this.#runs(), rowsAtOnce: rows.most, writes: rows.writes };
  }
}

/** Counts rows that statements of SQLite read and write, from one turn of the loop to the next. */
function countRows(): { readonly most: number; readonly writes: readonly string[]; stop(): void } {
  const { all, run } = StatementSync.prototype;
  let now = 0;
  let most = 0;
  const writes: string[] = [];
  const note = ({ sourceSQL }: StatementSync): void => {
    if (WRITES.test(sourceSQL)) writes.push(sourceSQL);
  };
  const count = (rows: number): void => {
    now += rows;
    most = Math.max(most, now);
  };
  StatementSync.prototype.all = function counted(...args: unknown[]) {
    note(this);
    const found = Reflect.apply(all, this, args) as Record<string, never>[];
    count(found.length);
    return found;
  };
  StatementSync.prototype.run = function counted(...args: unknown[]) {
    note(this);
    const done = Reflect.apply(run, this, args) as ReturnType<typeof run>;
    count(Number(done.changes));
    return done;
  };
  let turn = setImmediate(function next() {
    now = 0;
    turn = setImmediate(next);
  });
  return {
    writes,
    get most() {
      return most;
    },
    stop() {
      clearImmediate(turn);
      Object.assign(StatementSync.prototype, { all, run });
    },
  };
}
