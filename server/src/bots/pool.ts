import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playoutsUnder } from '@hollow/bots';
import type { Decision, Engine, Motive, Pack, View } from '@hollow/engine';
import type { BotKind } from '@hollow/protocol';
import { LruCache } from '../cache/lru-cache.ts';
import { FairQueue } from './fair-queue.ts';
import { limitThinking } from './thinking-time.ts';

/** A question to a thread; the packs come with the first one of their kind. */
export interface BotRequest {
  readonly who: string;
  readonly key: string;
  readonly packs: readonly Pack[] | null;
  readonly kind: BotKind;
  readonly seed: string;
  /** How often it may play on from an option: with the same view, seed and number it answers the same. */
  readonly playouts: number;
  readonly view: View;
  readonly decision: Decision;
  /** The decision stands beside the open question: it need not be taken, and -1 means that it is not. */
  readonly beside: boolean;
}

/** What a bot has come to, and after how much thought. */
export interface BotThought {
  readonly option: number;
  /** Who has thought: a light one where too many questions wait. */
  readonly kind: BotKind;
  readonly playouts: number;
  /** What it is after; null for what is asked in between. */
  readonly motive: Motive | null;
}

/** Packs that a thread is to have ready before anybody asks. */
export interface BotPreparation {
  readonly prepare: string;
  readonly packs: readonly Pack[];
}

export interface BotReply {
  readonly option?: number;
  readonly motive?: Motive | null;
  readonly failed?: string;
  /** The packs with this key are ready. */
  readonly prepared?: string;
}

export interface BotQuestion {
  /** Game and seat: the same bot thinks for it every time, and remembers what it has done. */
  readonly who: string;
  /** Whom it is thought for, by address: threads are shared fairly between them. One of several that has least waiting answers for it. */
  readonly whom: readonly string[];
  readonly engine: Engine;
  /** The names of the engine's packs. */
  readonly key: string;
  readonly kind: BotKind;
  readonly seed: string;
  readonly view: View;
  readonly decision: Decision;
  /** The decision stands beside the open question: it need not be taken, and -1 means that it is not. */
  readonly beside: boolean;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly whom: string;
  readonly resolve: (thought: BotThought) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly knows: Set<string>;
  /** What it thinks about, and how its time is stopped. */
  busy: {
    readonly waiting: Waiting;
    readonly kind: BotKind;
    readonly playouts: number;
    readonly stopTime: () => void;
  } | null;
}

/** So many times as long as any other may the first question to a thread take: it starts, and reads the packs. */
const BEGINNING = 4;
/** Where more questions than this wait for a thread, all for one address, light bots answer them. */
const CROWD = 16;
/** Bots of which it is known which thread remembers for them. */
const HOMES = 10_000;

/** A bot has thought for too long; its thread is gone. */
export class BotTimeout extends Error {}

export interface PoolOptions {
  /** Threads at most. */
  readonly size?: number | undefined;
  /** How long a bot may think, in milliseconds of a processor. */
  readonly limit: number;
  /** Told how long an answer took, in milliseconds, waiting included. */
  readonly onThought?: (milliseconds: number) => void;
  /** What a thread runs. */
  readonly script?: URL;
}

/** Threads that think for bots, so that no person waits for one. They start when they are first wanted, and one that does not answer is replaced. */
export class BotPool {
  readonly #size: number;
  readonly #limit: number;
  readonly #onThought: (milliseconds: number) => void;
  readonly #script: URL;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Waiting>();
  /** Which thread remembers for whom. */
  readonly #homes = new LruCache<string, Thread>(HOMES);
  #closed = false;

  constructor({ size, limit, script, onThought }: PoolOptions) {
    this.#size = size ?? Math.max(1, availableParallelism() - 1);
    this.#limit = limit;
    this.#onThought = onThought ?? (() => undefined);
    this.#script = script ?? new URL('./worker.ts', import.meta.url);
  }

  /** Starts a thread, where there is none, and lets it read packs: for a node that may have to take over the bots of another at once. */
  prepare(key: string, packs: readonly Pack[]): void {
    const thread = [...this.#threads][0] ?? this.#start();
    const asked: BotPreparation = { prepare: key, packs };
    thread.worker.postMessage(asked);
  }

  /** Questions that wait for each thread, as far as it concerns one address: its own, or one of everybody. */
  #loadFor(whom: string): number {
    return Math.max(this.#queue.waitingFor(whom), this.#queue.lines) / this.#size;
  }

  /** The option that a bot takes. A question with one option needs no thought. Throws a BotTimeout at the end of the time. */
  async think(question: BotQuestion): Promise<BotThought> {
    if (question.decision.options.length <= 1 && !question.beside)
      return { option: 0, kind: question.kind, playouts: 0, motive: null };
    const started = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<BotThought>();
    const whom = this.#queue.leastOf(question.whom);
    this.#queue.add(whom, { question, whom, resolve, reject });
    this.#next();
    const thought = await promise;
    this.#onThought(performance.now() - started);
    return thought;
  }

  /** Gives what waits to threads that are free. The time of a question begins when a thread has it. */
  #next(): void {
    while (!this.#closed) {
      const next = this.#queue.take(({ question }) => this.#threadFor(question.who));
      if (next === null) return;
      this.#give(next.place, next.item);
    }
  }

  /** The thread that has thought for them before, else one that is free; null where they have to wait. */
  #threadFor(who: string): Thread | null {
    const home = this.#homes.get(who);
    if (home !== undefined && this.#threads.has(home)) return home.busy === null ? home : null;
    const idle = [...this.#threads].find(({ busy }) => busy === null);
    const thread = idle ?? (this.#threads.size < this.#size ? this.#start() : null);
    if (thread === null) return null;
    this.#homes.set(who, thread);
    return thread;
  }

  /** While others wait everybody thinks less, and whoever lets too many wait has them answered lightly. */
  #effortFor({ question: { kind }, whom }: Waiting): { readonly kind: BotKind; readonly playouts: number } {
    if (kind === 'random') return { kind, playouts: 0 };
    const level = this.#queue.waitingFor(whom) > CROWD * this.#size ? 'easy' : kind;
    return { kind: level, playouts: playoutsUnder(level, this.#loadFor(whom)) };
  }

  #give(thread: Thread, waiting: Waiting): void {
    const { who, engine, key, seed, view, decision, beside } = waiting.question;
    const { kind, playouts } = this.#effortFor(waiting);
    const isFirst = thread.knows.size === 0;
    // Whoever chooses at random reads no packs: they come with the first question that needs them.
    const packs = kind === 'random' || thread.knows.has(key) ? null : engine.packs;
    if (packs !== null) thread.knows.add(key);
    const limit = packs !== null || isFirst ? BEGINNING * this.#limit : this.#limit;
    const stopTime = limitThinking(thread.worker, limit, () => {
      this.#onEnd(thread, new BotTimeout('a bot has thought for too long'));
      void thread.worker.terminate();
    });
    thread.busy = { waiting, kind, playouts, stopTime };
    const asked: BotRequest = { who, key, packs, kind, seed, playouts, view, decision, beside };
    thread.worker.postMessage(asked);
  }

  #start(): Thread {
    const worker = new Worker(this.#script);
    const thread: Thread = { worker, knows: new Set(), busy: null };
    worker.on('message', ({ option, motive = null, failed, prepared }: BotReply) => {
      if (prepared !== undefined) {
        thread.knows.add(prepared);
        return;
      }
      const { busy } = thread;
      if (busy === null) return;
      busy.stopTime();
      thread.busy = null;
      // Whatever went wrong, the packs come again with the next question.
      if (option === undefined) thread.knows.clear();
      if (option === undefined) busy.waiting.reject(new Error(failed));
      else busy.waiting.resolve({ option, kind: busy.kind, playouts: busy.playouts, motive });
      this.#next();
    });
    worker.on('error', (error) => this.#onEnd(thread, error as Error));
    worker.on('exit', () => this.#onEnd(thread, new Error('the thread of the bots has ended')));
    worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  /** The thread is no more: what it thought about fails, the rest goes to others. */
  #onEnd(thread: Thread, error: Error): void {
    this.#threads.delete(thread);
    const { busy } = thread;
    thread.busy = null;
    if (busy !== null) {
      busy.stopTime();
      busy.waiting.reject(error);
    }
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.takeAll()) reject(new Error('the server ends'));
    const threads = [...this.#threads];
    for (const { busy } of threads) busy?.stopTime();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
