import type { Engine, Program, State } from '@hollow/engine';
import { contextOf, type G, type HauntCode } from '@hollow/engine/inner';
import { exploring, potential, stepsLeft, verdict } from './potential.ts';
import type { HauntPlan } from './types.ts';
import { wantsOf } from './wants.ts';

/** How well seats stand, from the shape of the goals: for bots, on samples of their own view. */
export interface Judge {
  /**
   * How well a seat stands. `since` is the position before what is being weighed: an explorer who has changed sides since then is lost to the seat. The end
   * of the game counts from there, so that to win is always better and to lose always worse than to go on. With less caution than 1 the threats and goals
   * of others count less.
   */
  potential(state: State, seat: number, since?: State, caution?: number): number;
  /** Steps that are left to the seat's goal for whoever of its side is nearest to it; without end where there is no haunt. */
  stepsLeft(state: State, seat: number): number;
}

function planOf({ def, words }: HauntCode): HauntPlan {
  const wants = wantsOf(words, def);
  const goals = Object.entries(def.wins ?? {}).map(([side, win]) => ({
    side,
    left: wants.goal('x' in win ? win : win.of),
  }));
  return { goals, actions: wants.planned };
}

/** Judges positions of an engine's games by the goals of the haunt alone: it knows no haunt. What it makes of a haunt it keeps as long as the program lives. */
export class Planner implements Judge {
  readonly #engine: Engine;
  readonly #plans = new WeakMap<Program, Map<number, HauntPlan>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  potential(state: State, seat: number, since: State = state, caution = 1): number {
    if (state.outcome === null || since.haunt < 0) return this.#potential(state, seat, since, caution);
    const before = since.outcome === null ? this.#potential(since, seat, since, caution) : 0;
    return before + verdict(contextOf(this.#engine, state), seat, since);
  }

  stepsLeft(state: State, seat: number): number {
    if (state.haunt < 0 || !state.underway) return Number.POSITIVE_INFINITY;
    const g = contextOf(this.#engine, state);
    return stepsLeft(g, this.#planAt(g), seat);
  }

  #potential(state: State, seat: number, since: State, caution: number): number {
    const g = contextOf(this.#engine, state);
    if (since.haunt < 0 || !state.underway) return exploring(g, seat);
    return potential(g, this.#planAt(g), seat, since, caution);
  }

  #planAt({ p, s }: G): HauntPlan {
    const plans = this.#plans.get(p) ?? new Map<number, HauntPlan>();
    this.#plans.set(p, plans);
    const plan = plans.get(s.haunt) ?? planOf(p.haunts[s.haunt]);
    plans.set(s.haunt, plan);
    return plan;
  }
}
