import { playBots, quickBot } from '@hollow/bots';
import type { Engine, State } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { shareWithin } from '@hollow/protocol';
import { winnersIn } from '../game/winners-in.ts';
import { type KeptStarts, playStart } from './kept-starts.ts';

/** Rounds of a haunt after which a game is broken off. */
const LONGEST = 100;

/** What came of the games of one haunt. */
export interface Wins {
  readonly games: number;
  /** Games that the traitor has won, that somebody else has, that nobody has, and that came to no end. */
  readonly traitor: number;
  readonly others: number;
  readonly nobody: number;
  readonly capped: number;
  /** Rounds of the haunt, on average. */
  readonly rounds: number;
}

/** Lets quick bots play a start to its end; tells who has won and after how many rounds of the haunt. */
export function playStartOut(
  engine: Engine,
  haunt: string,
  players: number,
  seed: string,
): { readonly state: State; readonly rounds: number } {
  const found = playStart(engine, haunt, players, seed);
  if (found === null) throw new Error(`${seed} no longer comes to ${haunt}: npm run starts`);
  const { state } = found;
  const begun = state.round;
  const planner = new Planner(engine);
  const make = (own: string): ReturnType<typeof quickBot> => quickBot(engine, own, planner);
  playBots(engine, state, `${seed}/haunt`, { maxRounds: begun + LONGEST }, make);
  return { state, rounds: state.round - begun };
}

/** Plays the first starts of a haunt with each number of players. */
export function winsOf(engine: Engine, haunt: string, starts: KeptStarts[string], each: number): Wins {
  const played = Object.entries(starts).flatMap(([players, list]) =>
    list.slice(0, each).map((seed) => playStartOut(engine, haunt, Number(players), seed)),
  );
  const sides = played.map(({ state }) => winnersIn(engine, state)?.side ?? 'capped');
  const count = (...names: readonly string[]): number => sides.filter((side) => names.includes(side)).length;
  const [traitor, nobody, capped] = [count('traitor'), count('nobody'), count('capped')];
  const games = played.length;
  const rounds = played.reduce((sum, one) => sum + one.rounds, 0) / Math.max(1, games);
  return { games, traitor, others: games - traitor - nobody - capped, nobody, capped, rounds: Math.round(rounds) };
}

/** The interval in which a share lies with 95 per cent, after Wilson; as per cent. */
export function interval(won: number, games: number): readonly [number, number] {
  const { low, high } = shareWithin(won, games);
  return [Math.round(100 * low), Math.round(100 * high)];
}

/** A row of the table, of a haunt by `pack/id`. */
export function winsRow(haunt: string, { games, traitor, others, nobody, capped, rounds }: Wins): string {
  const [low, high] = interval(others, games);
  return `| ${[haunt, games, others, `${low}–${high} %`, traitor, nobody, capped, rounds].join(' | ')} |`;
}
