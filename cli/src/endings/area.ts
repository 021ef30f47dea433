import type { SoughtHaunt } from '@hollow/bots';
import type { State } from '@hollow/engine';
import { ENDING_ROUNDS, type Endings, type Examined, hasReachedGoal, heldUp, isDeadEnd } from '@hollow/engine/kit';
import { type GameKind, type HauntGame, playHaunt, type Taken, winnerInPlay, winsAlone, winsAtWill } from './games.ts';

/** A position that somebody has to look at: where it is found again. */
export interface Noted {
  readonly kind: GameKind;
  readonly seed: string;
  readonly answers: number;
  readonly round: number;
  /** Nobody can win, or these sides only if the others do something of their own accord. */
  readonly what: 'dead-end' | readonly string[];
}

/** What was tried of one haunt with one number of players, by one kind of play. */
export interface EndingTally {
  /** GameCounts so far, those of them that came to no end before the cap, and deals that never came to the haunt. */
  games: number;
  capped: number;
  undealt: number;
  positions: number;
  /** Positions from which the game itself, as it was played, shows a win; and those for which one was looked for. */
  played: number;
  searched: number;
  /** By side: positions with a witness, and those at which the search gave up. */
  readonly witnesses: Record<string, number>;
  readonly gaveUp: Record<string, number>;
  /** Positions for which only the longer search found a win, or only bots that played one side alone. */
  longer: number;
  readonly noted: Noted[];
}

export const newTally = (): EndingTally => ({
  games: 0,
  capped: 0,
  undealt: 0,
  positions: 0,
  played: 0,
  searched: 0,
  witnesses: {},
  gaveUp: {},
  longer: 0,
  noted: [],
});

/**
 * One game in so many is looked at more closely: what the other side could have come to, whether somebody can hold the
 * game open, and the beginning of a game that nobody has won.
 */
const CLOSELY = 10;

const count = (of: Record<string, number>, name: string): void => {
  of[name] = (of[name] ?? 0) + 1;
};

/** The side that came to its goal in the game as it was played; null where none did. */
const winnerOf = (endings: Endings, { end, taken }: HauntGame): string | null =>
  end.outcome === null || taken.length === 0
    ? null
    : (endings.sides(end).find((side) => hasReachedGoal(endings.engine, end, side)) ?? null);

/** What somebody has to look at in a position: that nobody can win, or who cannot without the others; null where all is well. */
export function faultIn(endings: Endings, state: State, seed: string, examined: Examined): Noted['what'] | null {
  const { engine } = endings;
  // What the search does not find, bots that play may, or chance: then there is an end, and nobody is held up.
  if (isDeadEnd(examined)) return winnerInPlay(engine, state, endings.sides(state), seed) === null ? 'dead-end' : null;
  const held = heldUp(examined).filter((side) => !winsAlone(engine, state, side, seed));
  if (held.length === 0) return null;
  // Who wins however the others play, as soon as the game goes on, has no reason to wait: that is the end of it.
  const waiting = endings.sides(state).filter((side) => !held.includes(side));
  return waiting.some((side) => winsAtWill(engine, state, side, seed)) ? null : held;
}

/** Examines one position, and tells by side the rounds in which it can win. */
function examine(
  endings: Endings,
  tally: EndingTally,
  kind: GameKind,
  { seed }: HauntGame,
  { state, answers }: Taken,
  closely: boolean,
): Map<string, number> {
  const own = `${seed}/${answers}`;
  const examined = closely ? endings.examine(state, own) : endings.examineBriefly(state, own);
  const won = new Map<string, number>();
  tally.searched++;
  for (const { side, witness } of examined.prospects) {
    count(witness === null ? tally.gaveUp : tally.witnesses, side);
    if (witness !== null) won.set(side, witness.rounds);
  }
  const what = faultIn(endings, state, own, examined);
  const seemed = isDeadEnd(examined) || heldUp(examined).length > 0;
  if (what === null && (examined.longer || seemed)) tally.longer++;
  if (what !== null) tally.noted.push({ kind, seed, answers, round: state.round, what });
  return won;
}

/** Looks again at the positions that were noted, and keeps those of them in which the fault is still there. */
export function lookAgain(endings: Endings, wish: SoughtHaunt, players: number, tally: EndingTally): void {
  const noted = tally.noted.splice(0);
  for (const one of noted) {
    const n = Number(/-(\d+)~/.exec(one.seed)?.[1]);
    const game = playHaunt(endings.engine, wish, players, one.kind, n);
    const taken = game?.taken.find(({ answers }) => answers === one.answers);
    if (game?.seed !== one.seed || taken === undefined) {
      // The bots play otherwise by now, so that the position does not come any more.
      tally.noted.push(one);
      continue;
    }
    const own = `${one.seed}/${one.answers}`;
    const what = faultIn(endings, taken.state, own, endings.examine(taken.state, own));
    if (what === null) tally.longer++;
    else tally.noted.push({ ...one, what });
  }
}

/**
 * A game that nobody has won: from its last position backwards, each by what comes after it or by a search of its own. The game as it was played and the win
 * from a later position are a win from every earlier one; looked at closely, it has to come within the rounds of a search.
 */
function examineGame(endings: Endings, tally: EndingTally, kind: GameKind, game: HauntGame, closely: boolean): void {
  let later: { readonly round: number; readonly won: ReadonlyMap<string, number> } | null = null;
  for (const taken of game.taken.toReversed()) {
    const { round } = taken.state;
    tally.positions++;
    const between: number = later === null ? 0 : later.round - round;
    const kept: [string, number][] = [...(later?.won ?? [])].filter(
      ([, rounds]) => !closely || rounds + between <= ENDING_ROUNDS,
    );
    if (kept.length > 0) for (const [side] of kept) count(tally.witnesses, side);
    else later = { round, won: examine(endings, tally, kind, game, taken, closely) };
  }
}

/** Plays one game more of an area, by the readings of a book if one is named, and looks at its positions. */
export function addGame(
  endings: Endings,
  wish: SoughtHaunt,
  players: number,
  kind: GameKind,
  tally: EndingTally,
  preset?: string,
): HauntGame | null {
  const n = tally.games + tally.undealt;
  const game = playHaunt(endings.engine, wish, players, kind, n, preset);
  if (game === null) {
    tally.undealt++;
    return null;
  }
  tally.games++;
  if (game.end.outcome === null) tally.capped++;
  const winner = winnerOf(endings, game);
  const closely = tally.games % CLOSELY === 1;
  if (winner === null) {
    examineGame(endings, tally, kind, game, closely);
    return game;
  }
  tally.positions += game.taken.length;
  tally.played += game.taken.length;
  for (const _ of game.taken) count(tally.witnesses, winner);
  const [first] = game.taken;
  if (!closely || first === undefined) return game;
  for (const side of endings.sides(first.state)) {
    if (side === winner) continue;
    const { witness } = endings.canStillWin(first.state, side, { seed: game.seed });
    count(witness === null ? tally.gaveUp : tally.witnesses, side);
  }
  return game;
}
