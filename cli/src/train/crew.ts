import { Worker } from 'node:worker_threads';
import type { Done, TrainingTask } from './tasks.ts';

/** Threads that share out tasks. What comes of a task does not depend on which of them does it, nor on how many there are. */
export class Crew {
  readonly #workers: readonly Worker[];

  constructor(threads: number, haunt: string) {
    const script = new URL('./thread.ts', import.meta.url);
    this.#workers = Array.from({ length: threads }, () => new Worker(script, { workerData: haunt }));
  }

  /** Does all tasks, and gives what came of them in their order. */
  async perform(tasks: readonly TrainingTask[], told: (done: number) => void): Promise<Done[]> {
    const found: Done[] = [];
    let next = 0;
    let done = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let i = next++; i < tasks.length; i = next++) {
          const task = tasks[i];
          if (task === undefined) return;
          found[i] = await answerOf(worker, task);
          told(++done);
        }
      }),
    );
    return found;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function answerOf(worker: Worker, task: TrainingTask): Promise<Done> {
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
