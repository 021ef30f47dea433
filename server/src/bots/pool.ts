import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Decision, Engine, Pack, View } from '@hollow/engine';
import type { BotKind } from '../protocol/index.ts';

/** A question to a thread; the packs come with the first one of their kind. */
export interface Asked {
  readonly id: number;
  readonly key: string;
  readonly packs: readonly Pack[] | null;
  readonly kind: BotKind;
  readonly seed: string;
  readonly view: View;
  readonly decision: Decision;
}

export interface Thought {
  readonly id: number;
  readonly option?: number;
  readonly failed?: string;
}

export interface Question {
  readonly engine: Engine;
  /** The names of the engine's packs. */
  readonly key: string;
  readonly kind: BotKind;
  readonly seed: string;
  readonly view: View;
  readonly decision: Decision;
}

interface Thread {
  readonly worker: Worker;
  readonly knows: Set<string>;
  readonly waiting: Map<number, { resolve: (option: number) => void; reject: (error: Error) => void }>;
}

/** Threads that think for bots, so that no person waits for one. They start when they are first wanted. */
export class BotPool {
  readonly #size: number;
  readonly #threads: Thread[] = [];
  #asked = 0;

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size;
  }

  /** The number of the option that a bot takes. A question with one option needs no thought. */
  async think({ engine, key, kind, seed, view, decision }: Question): Promise<number> {
    if (decision.options.length <= 1) return 0;
    const thread = this.#thread();
    const id = ++this.#asked;
    const packs = thread.knows.has(key) ? null : engine.packs;
    thread.knows.add(key);
    const asked: Asked = { id, key, packs, kind, seed, view, decision };
    return await new Promise((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject });
      thread.worker.postMessage(asked);
    });
  }

  #thread(): Thread {
    const idle = this.#threads.find(({ waiting }) => waiting.size === 0);
    if (idle !== undefined) return idle;
    if (this.#threads.length < this.#size) return this.#start();
    return this.#threads.reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a));
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, knows: new Set(), waiting: new Map() };
    worker.on('message', ({ id, option, failed }: Thought) => {
      const asker = thread.waiting.get(id);
      thread.waiting.delete(id);
      // Whatever went wrong, the packs come again with the next question.
      if (option === undefined) thread.knows.clear();
      if (option === undefined) asker?.reject(new Error(failed));
      else asker?.resolve(option);
    });
    const gone = (error: Error): void => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('error', (error) => gone(error as Error));
    worker.on('exit', () => gone(new Error('the thread of the bots has ended')));
    worker.unref();
    this.#threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }
}
