import type { Engine, Setup, State } from '@hollow/engine';
import { Planner, sidesTaken } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { botAnswers, botsOf } from './play-bots.ts';
import { quickBot } from './quick.ts';
import type { BotAnswer } from './random-play.ts';
import { dealFor, hasComeTo, type SoughtHaunt } from './stacked-haunt.ts';

/**
 * Deals until one comes to the haunt. No other may come, so the first does, unless the dice stay quiet for ever; a haunt
 * that so many players cannot play never comes.
 */
const DEALS = 8;
const ROUNDS = 60;

/** A game that bots have played until its haunt began: the answers so far, and on which sides each seat is. */
export interface Haunted {
  readonly packs: readonly string[];
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly BotAnswer[];
  readonly sides: readonly (readonly string[])[];
  /** At the first question of the haunt. */
  readonly state: State;
}

/** The set-up of a deal in which no other haunt comes, with the omens and rooms that lead to it near the top. */
export const setupForHaunt = (setup: Setup, wish: SoughtHaunt, seed: string): Setup => ({
  ...setup,
  haunts: [wish.haunt.number],
  ...dealFor(wish, seed),
});

/** Who explores a deal: a bot for each seat, from the seed of the deal. */
export type DealExplorers = (state: State, seed: string) => readonly Bot[];

const quickExplorers = (engine: Engine): DealExplorers => {
  const planner = new Planner(engine);
  return (state, seed) => botsOf(state, seed, (own) => quickBot(engine, own, planner));
};

/** One deal, explored; null where it does not come to the haunt. Pauses as the bots answer. */
function* exploreDeal(
  engine: Engine,
  explorers: DealExplorers,
  setup: Setup,
  wish: SoughtHaunt,
  seed: string,
): Generator<BotAnswer, Haunted | null> {
  const dealt = setupForHaunt(setup, wish, seed);
  const { state } = engine.create(dealt, seed);
  const bots = explorers(state, seed);
  const answers: BotAnswer[] = [];
  const limits = { maxRounds: ROUNDS, stop: (s: State) => s.haunt >= 0 };
  for (const answer of botAnswers(engine, state, bots, limits)) {
    answers.push(answer);
    yield answer;
  }
  if (!hasComeTo(engine, state, wish)) return null;
  return { packs: state.packs, setup: dealt, seed, answers, sides: sidesTaken(engine, state), state };
}

/** Deals, and lets quick bots explore, until the haunt that is wished for begins; null where no deal comes to it. */
export function* exploreIntoHaunt(
  engine: Engine,
  setup: Setup,
  wish: SoughtHaunt,
  name: string,
): Generator<BotAnswer, Haunted | null> {
  const explorers = quickExplorers(engine);
  for (let deal = 0; deal < DEALS; deal++) {
    const found = yield* exploreDeal(engine, explorers, setup, wish, `${name}~${deal}`);
    if (found !== null) return found;
  }
  return null;
}

/** Runs to the end what pauses on the way. */
function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same in one go. */
export const playIntoHaunt = (engine: Engine, setup: Setup, wish: SoughtHaunt, name: string): Haunted | null =>
  finish(exploreIntoHaunt(engine, setup, wish, name));

/** The deal of this very seed, explored by quick bots or others; null where it does not come to the haunt, or no longer does. */
export const playDealIntoHaunt = (
  engine: Engine,
  setup: Setup,
  wish: SoughtHaunt,
  seed: string,
  explorers: DealExplorers = quickExplorers(engine),
): Haunted | null => finish(exploreDeal(engine, explorers, setup, wish, seed));
