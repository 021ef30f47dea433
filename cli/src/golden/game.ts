import {
  type Answer,
  type Bot,
  choicesOf,
  isTooLate,
  playOn,
  quickBot,
  randomBot,
  stackFor,
  type Wish,
} from '@hollow/bots';
import type { Engine, Event, HauntDef, Pack, Setup, State, View } from '@hollow/engine';
import { playBots, seatsFor } from '../game/random-game.ts';
import { wishFor } from '../game/wished-haunt.ts';

/** A game that is told: enough to play it again without the bots that played it. */
export interface GoldenGame {
  readonly haunt: number;
  /** Who wins it: a side, `each` where everybody plays alone, or `nobody`. */
  readonly side: string;
  readonly players: number;
  readonly seed: string;
  /** Numbers of the options, in order; with the seat and a colon before it where it was taken beside the question. */
  readonly answers: string;
}

/** Deals until one comes to the haunt. */
const DEALS = 500;
/** Games that are tried for both sides, and then for each that has not won yet, with opponents who play at random. */
export const EVEN = 12;
export const FAVOURED = 48;
/** A game that is nice to read: neither over at once nor endless. */
const ROUNDS = { from: 3, to: 14 };
const LONGEST = 40;
/** Stands in the seed of a game in which everybody plays to win. */
const EVENLY = 'even';

export const hauntsOf = (pack: Pack): HauntDef[] => (pack.haunts ?? []).filter(({ wins }) => wins !== undefined);

/** Endings: the sides that can win; where everybody plays alone, the other ways to win, or that nobody does. */
export function sidesOf(haunt: HauntDef): string[] {
  const sides = Object.keys(haunt.wins ?? {});
  if (!sides.includes('each')) return sides;
  const named = [...JSON.stringify(haunt).matchAll(/"op":"win","who":[^}]*},"why":"([^"]+)"/g)].map(([, why]) => why);
  return [...sides, ...(named.length === 0 ? ['nobody'] : new Set(named))];
}

export const winnerOf = ({ outcome }: State): string =>
  outcome !== null && Object.values(outcome.verdicts).includes('won') ? outcome.why : 'nobody';

/** No other haunt may come, so that a tale stays as it is when others are written. */
const setupFor = (wish: Wish, players: number, seed: string): Setup => ({
  seats: seatsFor(players),
  haunts: [wish.haunt.number],
  stacked: stackFor(wish, seed),
});

/** The game as it goes: what happened after each answer, and the state. Null where the answers no longer fit. */
export function replayed(
  engine: Engine,
  game: GoldenGame,
  heard: (events: readonly Event[], state: State) => void,
): State | null {
  const wish = wishFor(engine.packs, String(game.haunt));
  const { state, events } = engine.create(setupFor(wish, game.players, game.seed), game.seed);
  heard(events, state);
  for (const answer of game.answers.split(' ')) {
    const [option, aside] = answer.split(':').map(Number).reverse();
    const asked = aside === undefined ? state.question : engine.standing(state).find((offer) => offer.seat === aside);
    if (asked === null || asked === undefined || state.outcome !== null) return null;
    const applied = engine.apply(state, asked.seat, asked.id, option);
    if (!applied.ok) return null;
    heard(applied.events, state);
  }
  const haunt = engine.program(state.ruleset).haunts[state.haunt]?.def.number;
  return state.outcome !== null && haunt === game.haunt && winnerOf(state) === game.side ? state : null;
}

interface Tried {
  readonly game: GoldenGame;
  readonly rounds: number;
}

/** A quick bot, but for who is on another side than the favoured one. */
function botFor(engine: Engine, seed: string, favoured: string | null): Bot {
  const [quick, random] = [quickBot(engine, seed), randomBot(seed)];
  const by = (view: View): Bot => {
    const own = view.position.explorers.find(({ seat }) => seat === view.viewer)?.side;
    // Who does not know of any side of its own plays for the favoured one.
    return favoured === null || (own ?? favoured) === favoured ? quick : random;
  };
  return {
    answer: (view, decision) => by(view).answer(view, decision),
    stand: (view, offer) => by(view).stand(view, offer),
  };
}

/** Plays a game at random until the haunt, and with quick bots from there. */
function tried(engine: Engine, wish: Wish, players: number, name: string, favoured: string | null): Tried | null {
  const make = (seed: string): Bot => botFor(engine, seed, favoured);
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `${name}~${deal}`;
    const { state } = engine.create(setupFor(wish, players, seed), seed);
    const answers: string[] = [];
    const told = ({ id, seat, option }: Answer): void => {
      answers.push(id < 0 ? `${seat}:${option}` : String(option));
    };
    const stop = (s: State): boolean => s.haunt >= 0 || isTooLate(wish, s);
    playOn(engine, state, choicesOf(seed), { maxRounds: 100, stop, told });
    if (engine.program(state.ruleset).haunts[state.haunt]?.def !== wish.haunt) continue;
    const begun = state.round;
    playBots(engine, state, seed, { maxRounds: begun + LONGEST, told }, make);
    if (state.outcome === null) return null;
    const game = { haunt: wish.haunt.number, side: winnerOf(state), players, seed, answers: answers.join(' ') };
    return { game, rounds: state.round - begun };
  }
  return null;
}

const readable = ({ rounds }: Tried): boolean => rounds >= ROUNDS.from && rounds <= ROUNDS.to;

/** The side whose opponents answered at random; null where everybody played to win. */
export function favouredIn({ seed }: GoldenGame): string | null {
  const name = /^golden-\d+-(.+)-\d+~\d+$/.exec(seed)?.[1] ?? EVENLY;
  return name === EVENLY ? null : name;
}

/** Looks for a game of the haunt for each of the sides: one that is nice to read, or else the shortest that was found. */
export function findGames(
  engine: Engine,
  haunt: number,
  sides: readonly string[],
  tell: (tried: string) => void,
): GoldenGame[] {
  const wish = wishFor(engine.packs, String(haunt));
  const found = new Map<string, Tried>();
  const attempt = (n: number, favoured: string | null): void => {
    const one = tried(engine, wish, 3 + (n % 4), `golden-${haunt}-${favoured ?? EVENLY}-${n}`, favoured);
    const came = one === null ? 'came to no end' : `ended with ${one.game.side} after ${one.rounds} rounds`;
    tell(
      `${favoured === null ? 'even' : `${favoured} favoured`}, game ${n + 1} of ${favoured === null ? EVEN : FAVOURED}: ${came}`,
    );
    if (one === null || !sides.includes(one.game.side)) return;
    const before = found.get(one.game.side);
    if (before === undefined || (!readable(before) && (readable(one) || one.rounds < before.rounds)))
      found.set(one.game.side, one);
  };
  const lacking = (side: string): boolean => !found.has(side);
  for (let n = 0; n < EVEN && sides.some(lacking); n++) attempt(n, null);
  for (const side of sides) for (let n = 0; n < FAVOURED && lacking(side); n++) attempt(n, side);
  return [...found.values()].map(({ game }) => game);
}
