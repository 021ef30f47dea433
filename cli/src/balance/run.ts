import type { Book } from '../ladder/book.ts';
import type { Fixture, Played } from '../ladder/played.ts';
import { Crew } from '../threads/crew.ts';
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

/** Plays what is left, on so many threads, in the order of the jobs. What is done is written down at once. */
export async function runBalance({ jobs, book, threads, until, tell }: BalanceRun): Promise<number> {
  const left = jobsLeft(jobs, book);
  const script = new URL('./worker.ts', import.meta.url);
  const crew = new Crew<BalanceJob, BalanceResult>(script, Math.min(threads, left.length));
  let finished = 0;
  try {
    await crew.perform(left, {
      mayBegin: () => performance.now() < until,
      done({ fixture, played }, job) {
        book.add(fixture, played);
        tell(++finished, left.length, job);
      },
    });
  } finally {
    await crew.close();
  }
  return finished;
}
