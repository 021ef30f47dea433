import { Worker } from 'node:worker_threads';
import type { Book } from '../ladder/book.ts';
import type { Fixture, Played } from '../ladder/played.ts';
import { type BalanceJob, fixtureOf } from './figures.ts';

/** What came of it; null where there is no such start, or nobody plays that role. */
export interface BalanceResult {
  readonly fixture: Fixture;
  readonly played: Played | null;
}

export interface BalanceRun {
  readonly jobs: readonly BalanceJob[];
  readonly book: Book;
  readonly threads: number;
  /** When no further job is begun, by `performance.now()`. */
  readonly until: number;
  readonly tell: (done: number, of: number, job: BalanceJob) => void;
}

/** Jobs that no earlier run has done. */
export const jobsLeft = (jobs: readonly BalanceJob[], book: Book): BalanceJob[] =>
  jobs.filter((job) => book.known(fixtureOf(job)) === undefined);

/** One thread, from job to job until none is left or the time is up. */
async function work(next: () => BalanceJob | undefined, done: (job: BalanceJob, result: BalanceResult) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    for (let job = next(); job !== undefined; job = next()) {
      const { promise, resolve, reject } = Promise.withResolvers<BalanceResult>();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(job);
      const result = await promise;
      worker.removeAllListeners('error');
      done(job, result);
    }
  } finally {
    await worker.terminate();
  }
}

/** Plays what is left, on so many threads, in the order of the jobs. What is done is written down at once. */
export async function runBalance({ jobs, book, threads, until, tell }: BalanceRun): Promise<number> {
  const left = jobsLeft(jobs, book);
  let begun = 0;
  let finished = 0;
  const next = (): BalanceJob | undefined => (performance.now() >= until ? undefined : left[begun++]);
  const done = (job: BalanceJob, { fixture, played }: BalanceResult): void => {
    book.add(fixture, played);
    tell(++finished, left.length, job);
  };
  await Promise.all(Array.from({ length: Math.min(threads, left.length) }, () => work(next, done)));
  return finished;
}
