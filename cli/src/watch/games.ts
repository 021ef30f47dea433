import { type BotName, botsOf, makeBot } from '@hollow/bots';
import { type Engine, picker } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { winnersIn } from '../game/winners-in.ts';
import { type KeptStarts, playStart } from '../starts/kept-starts.ts';
import { type Foolish, Watcher } from './acts.ts';
import { watchedTurns } from './turns.ts';

/** Rounds of a haunt after which a game is broken off. */
const LONGEST = 100;

/** A kept start, by what it is kept under. */
export interface Lot {
  readonly haunt: string;
  readonly players: number;
  readonly seed: string;
}

/** Starts drawn by lot: no haunt again before all have been drawn. */
export function drawLots(starts: KeptStarts, seed: string, many: number): readonly Lot[] {
  const pick = picker(seed);
  const all = Object.keys(starts).sort();
  const lots: Lot[] = [];
  let left: string[] = [];
  while (lots.length < many && all.length > 0) {
    if (left.length === 0) left = all.slice();
    const [haunt = ''] = left.splice(pick(left.length), 1);
    const cells = Object.entries(starts[haunt] ?? {});
    const [players = '', seeds = []] = cells[pick(Math.max(1, cells.length))] ?? [];
    const own = seeds[pick(Math.max(1, seeds.length))];
    if (own !== undefined) lots.push({ haunt, players: Number(players), seed: own });
  }
  return lots;
}

/** What was seen in a game: who won it, and what was foolish. */
export interface WatchedGame {
  readonly side: string;
  readonly rounds: number;
  readonly turns: number;
  readonly acts: readonly Foolish[];
}

/** Lets bots play a start to its end, and watches; null where its seed no longer comes to the haunt. */
export function watchGame(
  engine: Engine,
  { haunt, players, seed }: Lot,
  bots: BotName,
  longest = LONGEST,
): WatchedGame | null {
  const found = playStart(engine, haunt, players, seed);
  if (found === null) return null;
  const { state } = found;
  const begun = state.round;
  const planner = new Planner(engine);
  const watcher = new Watcher(engine, planner);
  const playing = botsOf(state, `${seed}/haunt`, (own) => makeBot(bots, engine, own, { planner }));
  const acts: Foolish[] = [];
  let turns = 0;
  for (const turn of watchedTurns(engine, state, playing, begun + longest)) {
    turns++;
    acts.push(...watcher.look(turn));
  }
  return { side: winnersIn(engine, state)?.side ?? 'capped', rounds: state.round - begun, turns, acts };
}
