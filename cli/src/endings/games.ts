import {
  type Bot,
  type BotAnswer,
  botAnswers,
  botsOf,
  choicesOf,
  lightBot,
  type MakeBot,
  playAtRandom,
  playBots,
  playDealIntoHaunt,
  quickBot,
  type SoughtHaunt,
  setupForHaunt,
} from '@hollow/bots';
import { clone, type Engine, picker, type Setup, type State } from '@hollow/engine';
import { ENDING_ROUNDS, hasReachedGoal, idle, seatsOn } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { seatsFor } from '../game/random-game.ts';
import { type Begun, stumbleInto } from '../game/stumble.ts';

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

/** Of so many sensible games the last is played by quick bots, which try what they do first; the others by light ones, which take a sixtieth of the time. */
const BY_QUICK = 10;
/** Deals of a sensible game: no other haunt can come, so the first leads to it unless the dice stay quiet. */
const DEALS = 8;

/** Deals, and lets bots explore, until the haunt begins; null where no deal comes to it. */
function explored(engine: Engine, wish: SoughtHaunt, setup: Setup, n: number, make: MakeBot): Begun | null {
  for (let deal = 0; deal < DEALS; deal++) {
    const name = `start-${wish.haunt.number}-${setup.seats.length}-${n}~${deal}`;
    const found = playDealIntoHaunt(engine, setup, wish, name, (state, seed) => botsOf(state, seed, make));
    if (found !== null) return found;
  }
  return null;
}

/** Bots by how often they try to bring their side to its goal while the others do nothing. */
const ALONE: readonly (readonly [make: (engine: Engine, seed: string, planner: Planner) => Bot, tries: number])[] = [
  [lightBot, 6],
  [quickBot, 2],
];

/** Whether bots bring the side to its goal from the position, by the dice as they fall, while the others do nothing of their own accord. */
export function winsAlone(engine: Engine, position: State, side: string, seed: string): boolean {
  const planner = new Planner(engine);
  const own = seatsOn(engine, position, side);
  for (const [make, tries] of ALONE)
    for (let n = 0; n < tries; n++) {
      const state = clone(position);
      const pick = picker(`${seed}/${side}/${n}`);
      const idler: Bot = { stand: () => -1, answer: (_, decision) => idle(decision, pick) };
      const bots = botsOf(state, `${seed}/alone/${n}`, (bot) => make(engine, bot, planner));
      const seated = bots.map((bot, seat) => (own.includes(seat) ? bot : idler));
      const limits = { maxRounds: state.round + CAP };
      for (const _ of botAnswers(engine, state, seated, limits));
      if (hasReachedGoal(engine, state, side)) return true;
    }
  return false;
}

/** Games in which everybody plays on by light bots; whoever wins each of them gains nothing by waiting. */
const PLAYED_OUT = 6;

/** Whether the side wins every time when everybody plays on from the position, the others too, by the dice as they fall. */
export function winsAtWill(engine: Engine, position: State, side: string, seed: string): boolean {
  const planner = new Planner(engine);
  const limits = { maxRounds: position.round + CAP };
  for (let n = 0; n < PLAYED_OUT; n++) {
    const state = clone(position);
    playBots(engine, state, `${seed}/at-will/${n}`, limits, (bot) => lightBot(engine, bot, planner));
    if (!hasReachedGoal(engine, state, side)) return false;
  }
  return true;
}

/** How often quick bots and then chance play on from a position before it counts as a dead end. */
const PLAYED_ON = { quick: 3, random: 300 };

/** The side that comes to its goal from the position when everybody plays on: quick bots, then by chance; null where none ever does. */
export function winnerInPlay(engine: Engine, position: State, sides: readonly string[], seed: string): string | null {
  const planner = new Planner(engine);
  const limits = { maxRounds: position.round + CAP };
  const ended = (play: (state: State) => void): string | undefined => {
    const state = clone(position);
    play(state);
    return sides.find((side) => hasReachedGoal(engine, state, side));
  };
  for (let n = 0; n < PLAYED_ON.quick; n++) {
    const own = `${seed}/on/${n}`;
    const side = ended((state) => playBots(engine, state, own, limits, (bot) => quickBot(engine, bot, planner)));
    if (side !== undefined) return side;
  }
  for (let n = 0; n < PLAYED_ON.random; n++) {
    const side = ended((state) => playAtRandom(engine, state, choicesOf(`${seed}/by-chance/${n}`), limits));
    if (side !== undefined) return side;
  }
  return null;
}

/** Plays the n-th game of the haunt to its end or to the cap, by the readings of a book if one is named; null where no deal comes to the haunt. */
export function playHaunt(
  engine: Engine,
  wish: SoughtHaunt,
  players: number,
  kind: GameKind,
  n: number,
  preset?: string,
): HauntGame | null {
  const plain: Setup = { seats: seatsFor(players), ...(preset === undefined ? {} : { preset }) };
  const planner = new Planner(engine);
  const isQuick = n % BY_QUICK === BY_QUICK - 1;
  const make: MakeBot = (seed) => (isQuick ? quickBot : lightBot)(engine, seed, planner);
  const begun =
    kind === 'random'
      ? stumbleInto(engine, wish, `endings-${wish.haunt.number}-${players}-${n}`, (seed) =>
          setupForHaunt(plain, wish, seed),
        )
      : explored(engine, wish, plain, n, make);
  if (begun === null) return null;
  const { setup, seed, state } = begun;
  const collector = new Collector();
  collector.answers.push(...begun.answers);
  const limits = { maxRounds: state.round + CAP, told: collector.told };
  if (kind === 'random') playAtRandom(engine, state, choicesOf(`${seed}/haunt`), limits);
  else playBots(engine, state, seed, limits, make);
  if (state.outcome === null && collector.taken.at(-1)?.answers !== collector.answers.length) collector.take(state);
  return { setup, seed, answers: collector.answers, taken: collector.taken, end: state };
}
