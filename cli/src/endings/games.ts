import {
  type BotAnswer,
  choicesOf,
  playAtRandom,
  playBots,
  quickBot,
  type SoughtHaunt,
  setupForHaunt,
} from '@hollow/bots';
import { clone, type Engine, type Setup, type State } from '@hollow/engine';
import { ENDING_ROUNDS } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { seatsFor } from '../game/random-game.ts';
import { stumbleInto } from '../game/stumble.ts';
import { findStart } from '../starts/kept-starts.ts';

/** Who plays: anybody by chance, or bots that look after their goals. */
export const GAME_KINDS = ['random', 'sensible'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** A position is taken every so many rounds of the haunt. */
const EVERY = 5;
/** The haunt is left off after so many rounds: the cap. */
const CAP = ENDING_ROUNDS;

/** A position of a game, and how many of its answers led to it. */
export interface Taken {
  readonly state: State;
  readonly answers: number;
}

/** A game of a haunt: the positions that were taken, and the state in which it ended or was left off. */
export interface HauntGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly BotAnswer[];
  readonly taken: readonly Taken[];
  readonly end: State;
}

/** Takes a position at the first turn of every fifth round, counted from the one in which both sides were ready. */
class Collector {
  readonly answers: BotAnswer[] = [];
  readonly taken: Taken[] = [];
  #next = -1;

  told = (answer: BotAnswer, state: State): void => {
    this.answers.push(answer);
    if (!state.underway || state.outcome !== null || state.question?.kind !== 'turn') return;
    if (this.#next < 0) this.#next = state.round;
    if (state.round < this.#next) return;
    this.take(state);
    this.#next += EVERY;
  };

  take(state: State): void {
    this.taken.push({ state: clone(state), answers: this.answers.length });
  }
}

/** Plays the n-th game of the haunt to its end or to the cap; null where no deal comes to the haunt. */
export function playHaunt(
  engine: Engine,
  wish: SoughtHaunt,
  players: number,
  kind: GameKind,
  n: number,
): HauntGame | null {
  const begun =
    kind === 'random'
      ? stumbleInto(engine, wish, `endings-${wish.haunt.number}-${players}-${n}`, (seed) =>
          setupForHaunt({ seats: seatsFor(players) }, wish, seed),
        )
      : findStart(engine, wish, players, n);
  if (begun === null) return null;
  const { setup, seed, state } = begun;
  const collector = new Collector();
  collector.answers.push(...begun.answers);
  const limits = { maxRounds: state.round + CAP, told: collector.told };
  if (kind === 'random') playAtRandom(engine, state, choicesOf(`${seed}/haunt`), limits);
  else {
    const planner = new Planner(engine);
    playBots(engine, state, seed, limits, (own) => quickBot(engine, own, planner));
  }
  if (state.outcome === null && collector.taken.at(-1)?.answers !== collector.answers.length) collector.take(state);
  return { setup, seed, answers: collector.answers, taken: collector.taken, end: state };
}
