import type { AnswerSlot } from '@hollow/table';
import { LruCache } from '../cache/lru-cache.ts';

interface Held {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly leave: () => void;
}

/** So many answers of a game, and of so many games, are looked back at to see how long bots take there. */
const ANSWERS = 32;
const GAMES = 1000;
/** Longer than this nobody waits for being like others, in milliseconds. */
const MOST = 3000;

/** Answers that have been found and wait for the end of their slot, by game. */
export class AnswerSlots {
  readonly #held = new Map<string, Held>();
  /** How long it took to find the last answers. */
  readonly #late = new LruCache<string, number[]>(GAMES);

  /** A slot begins now, and another whenever one is over: the returned function waits for the end of the one that is on then. */
  begin(game: string, { length, even }: AnswerSlot): () => Promise<void> {
    if (length <= 0) return async () => undefined;
    const from = performance.now();
    return () => {
      const found = performance.now() - from;
      const until = even ? Math.max(found, this.#slowestOf(game, found)) : found;
      return this.#hold(game, Math.max(1, Math.ceil(until / length)) * length - found);
    };
  }

  /** The longest that an answer took of late, this one among them. */
  #slowestOf(game: string, found: number): number {
    const late = this.#late.getOrMake(game, () => []);
    late.push(Math.min(found, MOST));
    if (late.length > ANSWERS) late.shift();
    return Math.max(...late);
  }

  /** Waits, unless it is hurried. */
  #hold(game: string, time: number): Promise<void> {
    this.hurry(game);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(game, { timer: setTimeout(() => this.hurry(game), time), leave: resolve });
    return promise;
  }

  /** Waits before anything is thought about. */
  async wait(game: string, time: number): Promise<void> {
    if (time > 0) await this.#hold(game, time);
  }

  /** Nobody is there any more from whom anything would have to be hidden. */
  hurry(game: string): void {
    const held = this.#held.get(game);
    if (held === undefined) return;
    this.#held.delete(game);
    clearTimeout(held.timer);
    held.leave();
  }

  close(): void {
    for (const game of [...this.#held.keys()]) this.hurry(game);
  }
}
