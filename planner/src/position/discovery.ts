import { allows, roomsOnFloor } from '@hollow/engine/inner';
import { type Evaluation, NEVER, type Unexplored } from './evaluation.ts';
import { isLaid } from './tables.ts';
import { hasOpenDoor, turnsToReach } from './travel.ts';

/** Doors farther away than so many turns are not told apart. */
const FARTHEST = 8;
/** What a door counts that somebody else is nearer to. */
const TAKEN = 0.6;

function unexplored(now: Evaluation): readonly Unexplored[] {
  if (now.unexplored !== null) return now.unexplored;
  const { g } = now;
  const left = [...g.s.stack, ...g.s.discards];
  const found = g.p.floors.map((_, floor) => ({
    tiles: left.filter((tile) => allows(g, tile, floor)),
    rooms: roomsOnFloor(g, floor).filter((room) => hasOpenDoor(g, room)),
  }));
  now.unexplored = found;
  return found;
}

/** The rooms of the house. */
export function laidRooms(now: Evaluation): readonly number[] {
  if (now.laid !== null) return now.laid;
  const { g } = now;
  const laid = g.p.rooms.flatMap((_, room) => (isLaid(g, room) ? [room] : []));
  now.laid = laid;
  return laid;
}

/** Rooms with a door that leads nowhere yet, on floors for which there are tiles. */
export const openRooms = (now: Evaluation): readonly number[] =>
  unexplored(now).flatMap(({ tiles, rooms }) => (tiles.length === 0 ? [] : rooms));

/**
 * How near a character is to a door with nothing behind it, from 0 to 1; where somebody else is nearer, the door counts
 * less.
 */
export function nearnessToDoor(now: Evaluation, who: number, others: readonly number[]): number {
  let best = 0;
  for (const room of openRooms(now)) {
    const turns = turnsToReach(now, who, [room]);
    const near = 1 - Math.min(1, turns / FARTHEST);
    if (near <= best) continue;
    const taken = others.some((x) => turnsToReach(now, x, [room]) <= turns);
    best = Math.max(best, taken ? TAKEN * near : near);
  }
  return best;
}

/** Draws until one of `wanted` among `all` comes up, on average. */
export const drawsUntil = (all: number, wanted: number): number => (all + 1) / (wanted + 1);

/** Turns until one of the tiles is found: to a door with nothing behind it, and then a room a turn. */
export function turnsToDiscover(now: Evaluation, who: number, wanted: (tile: number) => boolean): number {
  let least = NEVER;
  for (const { tiles, rooms } of unexplored(now)) {
    const hits = tiles.filter(wanted).length;
    if (hits > 0) least = Math.min(least, turnsToReach(now, who, rooms) + drawsUntil(tiles.length, hits));
  }
  return least;
}

/** Something that waits for one of some rooms, and the turns it takes in all. */
export interface WaitingForRoom {
  readonly turns: number;
  readonly tiles: ReadonlySet<number>;
}

/**
 * Where each of several things waits for a room that nobody has found, the first of the rooms that turns up will do.
 */
export function turnsToDiscoverAny(now: Evaluation, me: number, waiting: readonly WaitingForRoom[]): number {
  const sought = new Set<number>();
  let after = NEVER;
  for (const { turns, tiles } of waiting) {
    if (tiles.size === 0 || turns >= NEVER || [...tiles].some((tile) => isLaid(now.g, tile))) continue;
    const alone = turnsToDiscover(now, me, (tile) => tiles.has(tile));
    if (alone >= NEVER) continue;
    after = Math.min(after, Math.max(0, turns - alone));
    for (const tile of tiles) sought.add(tile);
  }
  return sought.size < 2 ? NEVER : turnsToDiscover(now, me, (tile) => sought.has(tile)) + after;
}
