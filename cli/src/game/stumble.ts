import { type BotAnswer, choicesOf, hasComeTo, isTooLate, playAtRandom, type SoughtHaunt } from '@hollow/bots';
import type { Engine, Setup, State } from '@hollow/engine';

/** Deals until one comes to the haunt. */
const DEALS = 500;
const ROUNDS = 100;

/** What has led to a haunt that has just begun. */
export interface Begun {
  readonly setup: Setup;
  readonly seed: string;
  readonly state: State;
  readonly answers: readonly BotAnswer[];
}

/** Deals, and plays by chance, until the haunt begins; null where no deal comes to it. */
export function stumbleInto(
  engine: Engine,
  wish: SoughtHaunt,
  name: string,
  setupOf: (seed: string) => Setup,
): Begun | null {
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${name}~${deal}`;
    const setup = setupOf(seed);
    const { state } = engine.create(setup, seed);
    const answers: BotAnswer[] = [];
    playAtRandom(engine, state, choicesOf(seed), {
      maxRounds: ROUNDS,
      stop: (s) => s.haunt >= 0 || isTooLate(wish, s),
      told: (answer) => void answers.push(answer),
    });
    if (hasComeTo(engine, state, wish)) return { setup, seed, state, answers };
  }
  return null;
}
