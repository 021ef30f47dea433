import { Worker } from 'node:worker_threads';

interface Watch<Task, Done> {
  /** Told of each task as soon as it is done. */
  readonly done?: (result: Done, task: Task) => void;
  /** Asked before a task is begun: once it says no, none is. */
  readonly mayBegin?: () => boolean;
}

/** Threads that share out tasks. What comes of a task does not depend on which of them does it, nor on how many there are. */
export class Crew<Task, Done> {
  readonly #workers: readonly Worker[];

  /** `script` answers each message with one; `workerData` is what its threads are told at the beginning. */
  constructor(script: URL, threads: number, workerData?: unknown) {
    this.#workers = Array.from({ length: threads }, () => new Worker(script, { workerData }));
  }

  /** Does all tasks, and gives what came of them in their order; nothing of those that were not begun. */
  async perform(tasks: readonly Task[], { done, mayBegin }: Watch<Task, Done> = {}): Promise<Done[]> {
    const found: Done[] = [];
    const left = tasks.entries();
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (const [i, task] of left) {
          if (mayBegin?.() === false) return;
          const result = await answerOf<Done>(worker, task);
          found[i] = result;
          done?.(result, task);
        }
      }),
    );
    return found;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answerOf<Done>(worker: Worker, task: unknown): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  const onMessage = (done: Done): void => {
    worker.off('error', onError);
    resolve(done);
  };
  const onError = (error: unknown): void => {
    worker.off('message', onMessage);
    reject(error instanceof Error ? error : new Error(String(error)));
  };
  worker.once('message', onMessage);
  worker.once('error', onError);
  worker.postMessage(task);
  return promise;
}
