import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Haunted, playDealIntoHaunt, playIntoHaunt, type SoughtHaunt } from '@hollow/bots';
import { type Engine, fingerprint } from '@hollow/engine';
import { seatsFor } from '../game/random-game.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { positionText } from '../golden/projection.ts';

/**
 * Positions in which a haunt begins after sensible play, for whoever wants to measure a haunt, a bot or an ending. A
 * start is kept by its seed: from it come the deal, stacked for the haunt, and the quick bots that explore it. Another
 * rule or bot may make another position of the same seed, which is as good a start as before; the mark tells that it is
 * another one.
 */
export interface KeptStart {
  readonly seed: string;
  /** A hash of the position, by names: tables that were played from another one say nothing about today. */
  readonly mark: string;
}

/** By haunt, as `pack/id`, and by the number of players; no list where so many cannot play it. */
export type KeptStarts = Readonly<Record<string, Readonly<Record<string, readonly KeptStart[]>>>>;

/** How many are kept for each haunt and number of players. */
export const STARTS = 8;

/** The numbers of players for which starts are kept. */
export const PLAYERS = [2, 3, 4, 5, 6] as const;

const FILE = fileURLToPath(new URL('../../starts/second-edition.json', import.meta.url));

type StartsFile = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const startOf = (line: string): KeptStart => {
  const [seed = '', mark = ''] = line.split(' ');
  return { seed, mark };
};

const mapValues = <A, B>(of: Readonly<Record<string, A>>, to: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));

export function keptStarts(): KeptStarts {
  const file = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as StartsFile) : {};
  return mapValues(file, (byPlayers) => mapValues(byPlayers, (lines) => lines.map(startOf)));
}

/** The file of the starts, and its text. */
export const startsFile = (starts: KeptStarts): readonly [string, string] => {
  const lines = mapValues(starts, (of) => mapValues(of, (list) => list.map(({ seed, mark }) => `${seed} ${mark}`)));
  return [FILE, `${JSON.stringify(lines, null, 2)}\n`];
};

/** The mark of a game that has come to its haunt. */
export const markOf = (engine: Engine, { state }: Haunted): string =>
  fingerprint(positionText(engine.view(state, 'all').position)).slice(-8);

/** The n-th start of a haunt for so many players, wherever the dice allow one; null where so many cannot play it. */
export const findStart = (engine: Engine, wish: SoughtHaunt, players: number, n: number): Haunted | null =>
  playIntoHaunt(engine, { seats: seatsFor(players) }, wish, `start-${wish.haunt.number}-${players}-${n}`);

/** Plays a start that is kept; null where its seed no longer comes to the haunt. */
export const playStart = (engine: Engine, haunt: string, players: number, { seed }: KeptStart): Haunted | null =>
  playDealIntoHaunt(engine, { seats: seatsFor(players) }, wishFor(engine.packs, haunt), seed);
