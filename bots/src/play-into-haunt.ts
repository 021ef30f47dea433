import type { Engine, Setup, State } from '@hollow/engine';
import { sideOfSeat } from '@hollow/planner';
import { type BotAnswer, choicesOf, playAtRandom } from './random-play.ts';
import { isTooLate, type SoughtHaunt, stackFor } from './stacked-haunt.ts';

/** Deals until one comes to the haunt. */
const DEALS = 500;
const ROUNDS = 100;

/** A game that has just come to its haunt, by chance: the answers so far, and on which side each seat sits. */
export interface Haunted {
  readonly packs: readonly string[];
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly BotAnswer[];
  readonly sides: readonly string[];
}

/** Deals, and plays by chance, until the haunt that is wished for begins; null where no deal comes to it. */
export function playIntoHaunt(engine: Engine, setup: Setup, wish: SoughtHaunt, name: string): Haunted | null {
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${name}~${deal}`;
    const dealt = { ...setup, haunts: [wish.haunt.number], stacked: stackFor(wish, seed) };
    const { state } = engine.create(dealt, seed);
    const answers: BotAnswer[] = [];
    const told = (answer: BotAnswer): void => void answers.push(answer);
    const stop = (s: State): boolean => s.haunt >= 0 || isTooLate(wish, s);
    playAtRandom(engine, state, choicesOf(seed), { maxRounds: ROUNDS, stop, told });
    const haunt = engine.program(state.ruleset).haunts[state.haunt];
    if (haunt?.def !== wish.haunt) continue;
    const sides = setup.seats.map((_, seat) => sideOfSeat(engine, state, seat));
    return { packs: state.packs, setup: dealt, seed, answers, sides };
  }
  return null;
}
