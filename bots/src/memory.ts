import type { Option, State, View } from '@hollow/engine';
import { likeness, standing } from './likeness.ts';

/** By so much of a step a goal has to come nearer: samples of what is hidden tell it a little differently every time. */
const NEARER = 0.02;
/** Turns that may pass without coming nearer before it counts. */
const PATIENCE = 3;
/** By so much of a step a turn is forgotten how near it was once: who was thrown back begins anew. */
const FADING = 0.001;
/** How soon courage grows from then on. */
const RESTLESS = 10;
/** What it costs to end a turn in which nothing was done, how much more if the turn before was such a turn, and at most. */
const IDLE = 0.3;
const IDLER = 1.5;
const IDLEST = 3;

/** What a seat remembers of its turns: whoever has no memory does and undoes the same thing for ever. */
export class Memory {
  /** The turn that is going on. */
  #turn = -1;
  /** Something was done this turn. */
  #acted = false;
  readonly #taken = new Map<string, number>();
  readonly #been = new Set<string>();
  /** How many turns began like this since the goal last came nearer. */
  readonly #begun = new Map<string, number>();
  /** Turns in a row that a character has ended without doing anything. */
  readonly #idled = new Map<number, number>();
  /** As few steps as were ever left to the goal, and the turns of each character since then. */
  #nearest = Number.POSITIVE_INFINITY;
  readonly #stale = new Map<number, number>();

  /** Forgets what was done in the turn before; `left` tells the steps to the goal, without end where there is none yet. */
  note(view: View, sample: State, going: boolean, left: () => number): void {
    const { n, who } = view.known.turn;
    if (n !== this.#turn) {
      this.#acted = false;
      this.#taken.clear();
      this.#been.clear();
      if (going) this.#begin(standing(sample, who), who, left());
    }
    this.#turn = n;
    if (going) this.#been.add(likeness(sample, sample, view.known));
  }

  #begin(at: string, who: number, left: number): void {
    if (left < this.#nearest - NEARER) {
      this.#nearest = left;
      this.#stale.clear();
      this.#begun.clear();
    } else if (Number.isFinite(left)) {
      this.#nearest = Math.min(left, this.#nearest + FADING);
      this.#stale.set(who, (this.#stale.get(who) ?? 0) + 1);
    }
    this.#begun.set(at, (this.#begun.get(at) ?? 0) + 1);
  }

  /** The same position was there before in this turn. */
  isBack(state: State, sample: State, known: State): boolean {
    return state.turn.n === this.#turn && this.#been.has(likeness(state, sample, known));
  }

  /** How many turns of the one whose turn it is began like this. */
  tedium(state: State, who: number): number {
    return this.#begun.get(standing(state, who)) ?? 0;
  }

  /** How much of what could be lost still counts: less and less where caution has brought nothing for many turns. */
  caution(who: number): number {
    return 1 / (1 + Math.max(0, (this.#stale.get(who) ?? 0) - PATIENCE) ** 2 / RESTLESS);
  }

  /** What it costs to end the turn now. */
  idleness(who: number): number {
    return this.#acted ? 0 : Math.min(IDLEST, IDLE * IDLER ** (this.#idled.get(who) ?? 0));
  }

  /** How often this was done already since the turn began. */
  repeats(option: Option): number {
    return this.#taken.get(JSON.stringify(option)) ?? 0;
  }

  took(option: Option, going: boolean, who: number): void {
    if (going && option.verb === 'end') this.#idled.set(who, this.#acted ? 0 : (this.#idled.get(who) ?? 0) + 1);
    if (going) this.#acted = true;
    this.#taken.set(JSON.stringify(option), this.repeats(option) + 1);
  }
}
