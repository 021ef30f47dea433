import { clone, type Engine, type Setup, type State } from '@hollow/engine';
import { choicesOf, playRandom, seatsFor } from '../game/random-game.ts';
import { microsOf, p99, type Timing } from './timing.ts';

const SETUP: Setup = { seats: seatsFor(4) };
const LIMITS = { maxRounds: 150 };

/** A round of random play, without views: decisions a second. */
export function randomPlay(engine: Engine, milliseconds: number): () => number {
  let game = 0;
  return () => {
    const started = performance.now();
    let decisions = 0;
    while (performance.now() - started < milliseconds)
      decisions += playRandom(engine, SETUP, `bench-${game++}`, LIMITS).decisions;
    return (decisions / (performance.now() - started)) * 1000;
  };
}

/** A position in the middle: two thirds through a game of usual length. */
export function midGame(engine: Engine): State {
  const lengths = Array.from({ length: 21 }, (_, i) => playRandom(engine, SETUP, `mid-${i}`, LIMITS).decisions);
  const usual = lengths.toSorted((a, b) => a - b)[10];
  const seed = `mid-${lengths.indexOf(usual)}`;
  const goal = Math.floor((usual * 2) / 3);
  return playRandom(engine, SETUP, seed, { ...LIMITS, stop: (s) => s.seq >= goal }).state;
}

export interface Fork {
  readonly fork: Timing;
  readonly structured: Timing;
}

export const forks = (state: State): Fork => ({
  fork: microsOf(() => clone(state), 5000),
  structured: microsOf(() => structuredClone(state), 300),
});

export const viewMicros = (engine: Engine, state: State): Timing => microsOf(() => engine.view(state, 0), 1000);

export interface Parts {
  readonly options: number;
  readonly apply: number;
  readonly view: number;
}

export interface Answers {
  readonly applyP99Micros: number;
  /** Shares of the time of a bot that looks at a view before each answer. */
  readonly share: Parts;
}

/** Single answers on the clock: the slow ones, and which part takes the time. */
export function answers(engine: Engine, games: number): Answers {
  const applies: number[] = [];
  const spent = { options: 0, apply: 0, view: 0 };
  for (let game = -5; game < games; game++) {
    const seed = `answers-${game}`;
    const { state } = engine.create(SETUP, seed);
    const pick = choicesOf(seed);
    while (state.outcome === null && state.round <= LIMITS.maxRounds && state.question !== null) {
      const { seat, id } = state.question;
      // The engine remembers the options of the state at hand; a fork makes it work them out.
      const fork = clone(state);
      const t0 = performance.now();
      const option = pick(engine.optionCount(fork));
      const t1 = performance.now();
      engine.view(state, seat);
      const t2 = performance.now();
      engine.apply(state, seat, id, option);
      const t3 = performance.now();
      if (game < 0) continue;
      applies.push((t3 - t2) * 1000);
      // View and apply each work the options out once more: those are counted as options alone.
      const options = t1 - t0;
      spent.options += options;
      spent.view += t2 - t1 - options;
      spent.apply += t3 - t2 - options;
    }
  }
  const sum = spent.options + spent.apply + spent.view;
  const share = (part: number): number => Math.round((part / sum) * 1000) / 1000;
  return {
    applyP99Micros: p99(applies),
    share: { options: share(spent.options), apply: share(spent.apply), view: share(spent.view) },
  };
}
