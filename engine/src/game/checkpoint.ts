import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { answer } from '../machine/machine.ts';
import { clone, type State } from '../state/state.ts';

/** Answers after which a new copy is made. */
const MOST = 128;

/**
 * Gives a game back as it was before an answer in which content or engine failed. A copy for every answer would take a tenth of the time of random play; so
 * the state at hand is copied now and then, and the answers since are given again, which leads to the same state.
 */
export class Checkpoint {
  #state: State | null = null;
  #copy: State | null = null;
  /** Of the state after the last answer: a state with another number has been changed in some other way. */
  #seq = -1;
  /** Place among the seats asked, and option, of each answer since the copy. */
  #answers: number[] = [];

  /** Before an answer. */
  keep(state: State): void {
    if (this.#state === state && this.#seq === state.seq && this.#answers.length < 2 * MOST) return;
    this.#state = state;
    this.#copy = clone(state);
    this.#answers = [];
  }

  /** After it. */
  given(at: number, option: number, state: State): void {
    this.#answers.push(at, option);
    this.#seq = state.seq;
  }

  /** The state has been changed by other means than an answer. */
  drop(): void {
    this.#state = null;
    this.#copy = null;
  }

  /** Puts the state back to where it was before the answer that failed. */
  restore(g: G, state: State): void {
    const copy = this.#copy;
    if (copy === null || this.#state !== state) return;
    g.s = copy;
    // What is done again has been told of already.
    g.trace = null;
    for (let i = 0; i < this.#answers.length && copy.question !== null; i += 2)
      answer(g, copy.question, rowOf(this.#answers, i), rowOf(this.#answers, i + 1));
    Object.assign(state, copy);
    g.s = state;
    this.drop();
  }
}
