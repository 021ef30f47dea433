import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DealExplorers, type Haunted, playDealIntoHaunt, playIntoHaunt, type SoughtHaunt } from '@hollow/bots';
import type { Engine } from '@hollow/engine';
import { seatsFor } from '../game/random-game.ts';
import { wishFor } from '../game/wished-haunt.ts';

/**
 * Positions in which a haunt begins after sensible play, for whoever wants to measure a haunt, a bot or an ending. A
 * start is kept by its seed: from it come the deal, stacked for the haunt, and the quick bots that explore it. Another
 * rule or bot may make another position of the same seed, which is as good a start as before.
 *
 * By haunt, as `pack/id`, and by the number of players; no list where so many cannot play it.
 */
export type KeptStarts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** How many are kept for each haunt and number of players. */
export const STARTS = 8;

const FOLDER = fileURLToPath(new URL('../../starts/', import.meta.url));

/** Those of all packs: each has a file of its own. */
export const keptStarts = (): KeptStarts =>
  Object.assign(
    {},
    ...globSync('*.json', { cwd: FOLDER })
      .sort()
      .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as KeptStarts),
  );

/** The file of a pack's starts, and its text. */
export const startsFile = (pack: string, starts: KeptStarts): readonly [string, string] => [
  join(FOLDER, `${pack}.json`),
  `${JSON.stringify(starts, null, 2)}\n`,
];

/** The n-th start of a haunt for so many players, wherever the dice allow one; null where so many cannot play it. */
export const findStart = (engine: Engine, wish: SoughtHaunt, players: number, n: number): Haunted | null =>
  playIntoHaunt(engine, { seats: seatsFor(players) }, wish, `start-${wish.haunt.number}-${players}-${n}`);

/** Plays a start that is kept, by quick bots or by others; null where its seed no longer comes to the haunt. */
export const playStart = (
  engine: Engine,
  haunt: string,
  players: number,
  seed: string,
  explorers?: DealExplorers,
): Haunted | null =>
  playDealIntoHaunt(engine, { seats: seatsFor(players) }, wishFor(engine.packs, haunt), seed, explorers);
