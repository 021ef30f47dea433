import type { Option, State, View } from '@hollow/engine';
import { positionKey, whereaboutsKey, whereIs } from '@hollow/planner';
import { PacedRooms } from './paced-rooms.ts';

/**
 * By so much of a step a goal has to come nearer: samples of what is hidden tell it a little differently every time.
 */
const NEARER = 0.02;
/** Turns that may pass without coming nearer before it counts. */
const PATIENCE = 3;
/** By so much of a step a turn is forgotten how near it was once: who was thrown back begins anew. */
const FADING = 0.001;
/** How soon courage grows from then on. */
const RESTLESS = 10;
/**
 * What it costs to end a turn in which nothing was done, how much more if the turn before was such a turn, and at most.
 */
const IDLE = 0.3;
const IDLER = 1.5;
const IDLEST = 3;
/** So many times as much it costs where there is something to do. */
const BUSY = 1.5;

const oneMore = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** What a seat remembers of its turns: whoever has no memory does and undoes the same thing for ever. */
export class Memory {
  /** The turn that is going on. */
  #turn = -1;
  /** An option of this turn was taken; and something came of one. */
  #acted = false;
  #served = false;
  readonly #paced = new PacedRooms();
  /** How often each option was taken this turn, and the positions that were there in it. */
  readonly #taken = new Map<string, number>();
  readonly #positions = new Set<string>();
  /** How many turns began like this since the goal last came nearer. */
  readonly #begun = new Map<string, number>();
  /** Turns in a row that a character has ended without doing anything. */
  readonly #idled = new Map<number, number>();
  /** By what a thing offers: how its user fared before it was used. */
  readonly #usedAt = new Map<string, Set<string>>();
  /** As few steps as were ever left to the goal, and the turns of each character since then. */
  #nearest = Number.POSITIVE_INFINITY;
  readonly #stale = new Map<number, number>();

  /**
   * Looks at the position before an answer, and forgets what was done in the turn before. `going`: the question is how
   * a turn goes on; `stepsLeft` tells the steps to the goal, without end where there is none yet.
   */
  observe(view: View, sample: State, going: boolean, stepsLeft: () => number): void {
    const { n, who } = view.known.turn;
    if (n !== this.#turn) {
      this.#acted = false;
      this.#served = false;
      this.#taken.clear();
      this.#positions.clear();
      if (going) this.#begin(whereaboutsKey(sample, who), who, stepsLeft());
    }
    this.#turn = n;
    if (going) this.#paced.observe(n, whereIs(sample, who));
    if (going) this.#positions.add(positionKey(sample, sample, view.known));
  }

  #begin(whereabouts: string, who: number, stepsLeft: number): void {
    if (stepsLeft < this.#nearest - NEARER) {
      this.#nearest = stepsLeft;
      this.#stale.clear();
      this.#begun.clear();
    } else if (Number.isFinite(stepsLeft)) {
      this.#nearest = Math.min(stepsLeft, this.#nearest + FADING);
      oneMore(this.#stale, who);
    }
    oneMore(this.#begun, whereabouts);
  }

  /** The same position was there before in this turn. */
  hasSeen(state: State, sample: State, known: State): boolean {
    return state.turn.n === this.#turn && this.#positions.has(positionKey(state, sample, known));
  }

  /** How many turns of the character have begun like this since the goal last came nearer. */
  turnsBegunLike(state: State, who: number): number {
    return this.#begun.get(whereaboutsKey(state, who)) ?? 0;
  }

  /** How much of what could be lost still counts: less and less where caution has brought nothing for many turns. */
  caution(who: number): number {
    return 1 / (1 + Math.max(0, (this.#stale.get(who) ?? 0) - PATIENCE) ** 2 / RESTLESS);
  }

  /** Nothing has been taken in this turn. */
  isFresh(): boolean {
    return !this.#acted;
  }

  /** Nothing has come of this turn: whoever only walked, and came nearer to nothing, has done nothing. */
  isIdle(): boolean {
    return !this.#served;
  }

  /** The character would be back where its last turn began, with nothing done in between. */
  leadsBack(state: State, who: number): boolean {
    return this.#paced.leadsBack(who, whereIs(state, who));
  }

  /** What it costs to do nothing in a turn: the more, the more such turns there were in a row. */
  costOfIdling(who: number, busy = false): number {
    return Math.min(IDLEST, (busy ? BUSY : 1) * IDLE * IDLER ** (this.#idled.get(who) ?? 0));
  }

  /** What it costs to end the turn now; `busy`: there is something to do, which a walk to elsewhere is not. */
  costOfEnding(who: number, busy = false): number {
    return (busy ? this.#served : this.#acted) ? 0 : this.costOfIdling(who, busy);
  }

  /** How often this was done already since the turn began. */
  timesTaken(option: Option): number {
    return this.#taken.get(JSON.stringify(option)) ?? 0;
  }

  /** What the thing offers would only bring back how its user fared before it was used once: a Mask put on and off. */
  wouldUndo(option: Option | undefined, fare: string): boolean {
    return option?.verb === 'offer' && this.#usedAt.get(`${option.rule} ${option.about}`)?.has(fare) === true;
  }

  /**
   * An option has been taken, by the character whose turn it is, and who fares like this. Of one that is `vain` nothing
   * comes: a step that leads nowhere.
   */
  remember(option: Option, going: boolean, who: number, fare: string, vain = false): void {
    if (option.verb === 'offer' && option.about !== '') {
      const key = `${option.rule} ${option.about}`;
      this.#usedAt.set(key, (this.#usedAt.get(key) ?? new Set()).add(fare));
    }
    if (going && option.verb === 'end') this.#idled.set(who, this.#served ? 0 : (this.#idled.get(who) ?? 0) + 1);
    if (going) this.#paced.remember(who, option);
    if (going) this.#acted = true;
    if (going && !vain) this.#served = true;
    oneMore(this.#taken, JSON.stringify(option));
  }
}
