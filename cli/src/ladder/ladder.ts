import type { BotName } from '@hollow/bots';
import { type Picker, picker } from '@hollow/engine';
import type { Book } from './book.ts';
import { answerOf, differenceOf, type PairedDifference } from './interval.ts';
import {
  type Fared,
  type Fixture,
  type FixturePlayer,
  type Place,
  type Played,
  type Role,
  scoreOf,
  seatInTurn,
} from './played.ts';
import type { Result } from './strength.ts';

/** Where and in which role bots are compared. */
export interface LadderCell extends Place {
  readonly role: Role;
}

/** What a ladder compares: who plays instead of whom, in at most how many games of a cell. */
export interface Contest {
  readonly bot: BotName;
  readonly base: BotName;
  readonly games: number;
  /** Games of a cell that random bots play to show how much skill can show there. */
  readonly skill: number;
}

/** Fewer pairs than this say nothing: the interval is one of large numbers, and before that it is too narrow. */
export const FEWEST = 20;
/** So many starts may be missing before a cell is given up: so many cannot play the haunt. */
const MISSING = 4;

/** What has been found out of a cell. */
export interface CellFound {
  readonly cell: LadderCell;
  /** What the bot scores beyond those whose place it takes. */
  readonly difference: PairedDifference;
  /** What those score whose place it takes. */
  readonly base: number;
  /** What they score beyond random bots: nobody can be much better where it makes no difference who plays. */
  readonly skill: PairedDifference;
  /** Everything that was played, for strengths. */
  readonly results: readonly Result[];
  /** How the explorer came to the haunt that one exchanges before it: the bot, and whose place it takes. */
  readonly fared: readonly { readonly bot: Fared; readonly base: Fared }[];
}

/** One start, played by those who always do and by somebody else in one role. */
interface Pair {
  readonly fixture: Fixture;
  readonly base: Played;
  readonly other: Played;
}

/** Plays cells, and remembers in a book. */
export class BotLadder {
  readonly #playing: FixturePlayer;
  readonly #book: Book;
  readonly #contest: Contest;

  constructor(playing: FixturePlayer, book: Book, contest: Contest) {
    this.#playing = playing;
    this.#book = book;
    this.#contest = contest;
  }

  #play(fixture: Fixture): Played | null {
    const known = this.#book.known(fixture);
    if (known !== undefined) return known;
    const played = this.#playing.play(fixture);
    this.#book.add(fixture, played);
    return played;
  }

  /** The n-th start with the usual players and with another bot in the role; null where it cannot be played. */
  #pair({ haunt, players, role }: LadderCell, start: number, bot: BotName): Pair | null {
    const usual: Fixture = { haunt, players, start, base: this.#contest.base, changed: null };
    const base = this.#play(usual);
    if (base === null) return null;
    const fixture: Fixture = { ...usual, changed: { role, bot } };
    const other = bot === usual.base ? base : this.#play(fixture);
    return other === null ? null : { fixture, base, other };
  }

  /** Pairs one after the other, until enough were played or the answer is clear. */
  #pairs(cell: LadderCell, bot: BotName, games: number, clear: (pairs: readonly Pair[]) => boolean): Pair[] {
    const pairs: Pair[] = [];
    let missing = 0;
    for (let start = 0; 2 * pairs.length + 2 <= games && missing < MISSING && !clear(pairs); start++) {
      const pair = this.#pair(cell, start, bot);
      if (pair === null) missing++;
      else pairs.push(pair);
    }
    return pairs;
  }

  /** Plays a cell until its answer is clear, or the games are played. */
  measure(cell: LadderCell): CellFound {
    const { bot, games, skill } = this.#contest;
    const alone = this.#playing.isAlone(cell.haunt);
    const score = (fixture: Fixture, played: Played): number => scoreOf(fixture, cell.role, played, alone);
    const differences = (pairs: readonly Pair[]): number[] =>
      pairs.map(({ fixture, base: usual, other }) => score(fixture, other) - score(fixture, usual));
    const clear = (pairs: readonly Pair[]): boolean =>
      pairs.length >= FEWEST && answerOf(differenceOf(differences(pairs))) !== 'open';
    const pairs = this.#pairs(cell, bot, games, clear);
    const shown = this.#pairs(cell, 'random', skill, () => false);
    const scores = pairs.map(({ fixture, base: usual }) => score(fixture, usual));
    return {
      cell,
      difference: differenceOf(differences(pairs)),
      base: scores.reduce((sum, x) => sum + x, 0) / Math.max(1, scores.length),
      skill: differenceOf(differences(shown).map((difference) => -difference)),
      results: [...pairs, ...shown].flatMap(({ fixture, base: usual, other }) => [
        resultOf({ ...fixture, changed: null }, cell.role, alone, score(fixture, usual)),
        resultOf(fixture, cell.role, alone, score(fixture, other)),
      ]),
      fared: pairs.flatMap(({ fixture, base: usual, other }) => {
        const [mine, theirs] = [other.fared[seatInTurn(fixture)], usual.fared[seatInTurn(fixture)]];
        return mine === undefined || theirs === undefined ? [] : [{ bot: mine, base: theirs }];
      }),
    };
  }
}

/**
 * A game as strengths see it. Heroes and the traitor play against each other, and their games share what a haunt is for
 * so many players; one seat of many, before the haunt or where everybody plays alone, has chances of its own.
 */
function resultOf(
  { haunt, players, start, base, changed }: Fixture,
  role: Role,
  alone: boolean,
  score: number,
): Result {
  const bot = changed?.bot ?? base;
  const place = `${haunt} ${players}`;
  const game = `${place} ${start} ${changed === null ? '' : role} ${bot}`;
  if (role === 'before' || alone)
    return { game: `${role} ${game}`, place: `${place} ${role}`, plus: [`${role} ${bot}`], minus: [], score };
  const [hero, traitor] = role === 'hero' ? [bot, base] : [base, bot];
  const heroes = role === 'hero' ? score : 1 - score;
  return { game, place, plus: [`hero ${hero}`], minus: [`traitor ${traitor}`], score: heroes };
}

/** So many of them, drawn by lot, in their order; all where that is as many. */
export function drawnByLot<T>(list: readonly T[], many: number, seed: string): T[] {
  const pick: Picker = picker(seed);
  const left = list.map((_, i) => i);
  while (left.length > many) left.splice(pick(left.length), 1);
  return left.flatMap((i) => {
    const one = list[i];
    return one === undefined ? [] : [one];
  });
}
