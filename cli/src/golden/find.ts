import { type Bot, type BotAnswer, dealFor, playBots, quickBot, randomBot, type SoughtHaunt } from '@hollow/bots';
import type { Engine, HauntDef, Setup, View } from '@hollow/engine';
import { nodesIn } from '../content/reach/facts.ts';
import { seatsFor } from '../game/random-game.ts';
import { stumbleInto } from '../game/stumble.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { usualPlayers } from '../packs/packs.ts';
import type { GoldenGame } from './kept-game.ts';
import { endingOf, type PlayedGame, recordGame } from './record.ts';

/** Games that are tried for both sides, and then for each that has not won yet, with opponents who play at random. */
export const EVEN = 12;
export const FAVOURED = 48;
/** A game that is nice to read: neither over at once nor endless. */
const ROUNDS = { from: 3, to: 14 };
const LONGEST = 40;
/** Stands in the seed of a game in which everybody plays to win. */
const EVENLY = 'even';

/** Endings: the sides that can win; where everybody plays alone, the other ways to win, or that nobody does. */
export function endingsOf(haunt: HauntDef): string[] {
  const sides = Object.keys(haunt.wins ?? {});
  if (!sides.includes('each')) return sides;
  const named = [...nodesIn(haunt)].flatMap(({ op, why }) => (op === 'win' && typeof why === 'string' ? [why] : []));
  return [...sides, ...(named.length === 0 ? ['nobody'] : new Set(named))];
}

const setupFor = (wish: SoughtHaunt, players: number, seed: string): Setup => ({
  seats: seatsFor(players),
  haunts: [wish.haunt.number],
  ...dealFor(wish, seed),
});

interface Tried {
  readonly played: PlayedGame;
  readonly side: string;
  readonly rounds: number;
}

/** A quick bot, but for those on another side than the favoured one. */
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
function tryDeal(
  engine: Engine,
  wish: SoughtHaunt,
  players: number,
  name: string,
  favoured: string | null,
): Tried | null {
  const make = (seed: string): Bot => botFor(engine, seed, favoured);
  const found = stumbleInto(engine, wish, name, (seed) => setupFor(wish, players, seed));
  if (found === null) return null;
  const { setup, seed, state } = found;
  const answers = [...found.answers];
  const begun = state.round;
  const told = (answer: BotAnswer): void => void answers.push(answer);
  playBots(engine, state, seed, { maxRounds: begun + LONGEST, told }, make);
  if (state.outcome === null) return null;
  return { played: { setup, seed, answers }, side: endingOf(state), rounds: state.round - begun };
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
  haunt: string,
  sides: readonly string[],
  tell: (tried: string) => void,
): GoldenGame[] {
  const wish = wishFor(engine.packs, haunt);
  const numbers = usualPlayers(engine.packs);
  const found = new Map<string, Tried>();
  const attempt = (n: number, favoured: string | null): void => {
    const players = numbers[n % numbers.length] ?? 0;
    const one = tryDeal(engine, wish, players, `golden-${wish.haunt.number}-${favoured ?? EVENLY}-${n}`, favoured);
    const came = one === null ? 'came to no end' : `ended with ${one.side} after ${one.rounds} rounds`;
    tell(
      `${favoured === null ? 'even' : `${favoured} favoured`}, game ${n + 1} of ${favoured === null ? EVEN : FAVOURED}: ${came}`,
    );
    if (one === null || !sides.includes(one.side)) return;
    const before = found.get(one.side);
    if (before === undefined || (!readable(before) && (readable(one) || one.rounds < before.rounds)))
      found.set(one.side, one);
  };
  const lacking = (side: string): boolean => !found.has(side);
  for (let n = 0; n < EVEN && sides.some(lacking); n++) attempt(n, null);
  for (const side of sides) for (let n = 0; n < FAVOURED && lacking(side); n++) attempt(n, side);
  return [...found.values()].map(({ played }) => recordGame(engine.packs, haunt, played));
}
