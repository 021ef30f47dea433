import type { Worker } from 'node:worker_threads';

/** So many times as long as a thought may cost may it last by the clock, on a machine that has other things to do. */
const PATIENCE = 5;
/** Looked again after so many milliseconds at least. */
const SOON = 50;

type Usage = Awaited<ReturnType<Worker['cpuUsage']>>;
const NONE: Usage = { user: 0, system: 0 };

/** What is asked of a thread: the time of a processor that it has used, in microseconds. Older runtimes cannot tell. */
export type MeasuredThread = Partial<Pick<Worker, 'cpuUsage'>>;

const millisecondsOf = ({ user, system }: Usage): number => (user + system) / 1000;

/**
 * Calls `end` when the thread has used so many milliseconds of a processor from now on: what it waits for one is not counted, so that a busy machine
 * makes no bot give up. By the clock it has five times as long, and where the thread cannot tell what it has used, no more than the limit. Returns how to stop.
 */
export function limitThinking(thread: MeasuredThread, limit: number, end: () => void): () => void {
  const measure = thread.cpuUsage?.bind(thread);
  const last = setTimeout(() => over(), measure === undefined ? limit : PATIENCE * limit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    clearTimeout(last);
    clearTimeout(timer);
  };
  const over = (): void => {
    stop();
    end();
  };
  // A thread that starts has used nothing, one that has ended tells nothing, and one that is deep in a call not yet: then the clock decides.
  let before = NONE;
  const told = (): Promise<Usage | null> => measure?.().catch(() => null) ?? Promise.resolve(null);
  void told().then((usage) => {
    before = usage ?? NONE;
  });
  const look = async (): Promise<void> => {
    const now = await told();
    if (stopped || now === null) return;
    const left = limit - (millisecondsOf(now) - millisecondsOf(before));
    if (left <= 0) over();
    else timer = setTimeout(() => void look(), Math.max(SOON, left));
  };
  if (measure !== undefined) timer = setTimeout(() => void look(), limit);
  return stop;
}
