import type { State } from '@hollow/engine';
import type { Planner } from '@hollow/planner';

/** By so much a goal has to come along to be nearer than it ever was. */
const NEARER = 0.01;
/** By so much it is forgotten, in a turn, how near it was once: who was thrown back begins anew. */
const FADING = 0.002;
/** Turns in which the same may be set out for, and what every further one costs it, at most so much. */
const PATIENCE = 2;
const TEDIUM = 0.3;
const WEARIEST = 6;
/** What it counts for a way that was begun and has led nearer: who turns round half-way never arrives. */
const HALF_WAY = 0.6;
/** Turns that may pass without coming nearer before courage grows, and how soon it does. */
const CALM = 3;
const RESTLESS = 10;

/**
 * What characters have set out for since any goal of the haunt last came nearer. Whoever goes the same way again and
 * again, and nothing comes of it, had better try something else; and what could be lost counts for less and less.
 */
export class Restlessness {
  readonly #planner: Planner;
  /** As far as each goal ever was. */
  #nearest: number[] = [];
  /** By character: its turns since then, how many of them were about what, and how near it ever came to that. */
  readonly #stale = new Map<number, number>();
  readonly #sought = new Map<string, number>();
  readonly #turnsLeft = new Map<string, number>();
  /** By character: the way that it is on. */
  readonly #way = new Map<number, string>();

  constructor(planner: Planner) {
    this.#planner = planner;
  }

  /** A turn of the character begins. */
  begin(state: State, who: number): void {
    const grades = this.#planner.grades(state).map(({ grade }) => grade);
    if (grades.some((grade, goal) => grade > (this.#nearest[goal] ?? 0) + NEARER)) {
      this.#stale.clear();
      this.#sought.clear();
      this.#turnsLeft.clear();
    }
    this.#nearest = grades.map((grade, goal) => Math.max(grade, (this.#nearest[goal] ?? 0) - FADING));
    this.#stale.set(who, (this.#stale.get(who) ?? 0) + 1);
  }

  /** In this turn the character sets out for something that is so many turns away. */
  setOut(who: number, aim: string, turns: number): void {
    const key = `${who} ${aim}`;
    const nearer = turns < (this.#turnsLeft.get(key) ?? Number.POSITIVE_INFINITY);
    if (nearer) this.#turnsLeft.set(key, turns);
    if (!nearer || turns === 0) this.#sought.set(key, (this.#sought.get(key) ?? 0) + 1);
    if (nearer && turns > 0) this.#way.set(who, key);
    else this.#way.delete(who);
  }

  /** What it costs to set out for the same once more; less than nothing for a way that leads there. */
  tedium(who: number, aim: string): number {
    const key = `${who} ${aim}`;
    const weary = TEDIUM * Math.max(0, (this.#sought.get(key) ?? 0) - PATIENCE);
    return Math.min(WEARIEST, weary) - (this.#way.get(who) === key ? HALF_WAY : 0);
  }

  /** How much of what could be lost still counts. */
  caution(who: number): number {
    return 1 / (1 + Math.max(0, (this.#stale.get(who) ?? 0) - CALM) ** 2 / RESTLESS);
  }
}
