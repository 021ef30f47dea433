import {
  distances,
  floorOf,
  fold,
  type G,
  isCharacter,
  isHeld,
  isOpenDoor,
  monsterOf,
  placeOf,
  roomCode,
  roomOf,
  tilesLeft,
  traitOf,
} from '@hollow/engine/inner';
import { type Evaluation, NEVER, NO_WAY_KNOWN } from './evaluation.ts';
import { asIfIn } from './tables.ts';

/** What it counts to have a barrier before one, of a space. */
const CROSSING = 0.5;
/** The longest way. */
const LONG = 9;
/** Turns to the nearest open door past which doors are not told apart. */
const DISTANT_DOOR = 4;
/** So many tiles left for a floor are as good as any number. */
const MANY_TILES = 30;

/** Steps from the room where the character stands to every other, by its own ways. */
function stepsFrom(now: Evaluation, who: number, room: number): readonly number[] {
  const key = who * now.g.p.rooms.length + room;
  const known = now.steps.get(key);
  if (known !== undefined) return known;
  const found = now.stood[who] === room ? stepsFromPart(now, who, room) : distances(now.g, who, room);
  now.steps.set(key, found);
  return found;
}

/**
 * The same from the part of the room where the character stands: what lies behind a barrier is farther than what lies
 * on this side, so that to cross it helps, and nearer than from the room before it.
 */
function stepsFromPart({ g }: Evaluation, who: number, room: number): readonly number[] {
  const anyhow = distances(g, who, room);
  if (roomCode(g, room).partOf === null) return anyhow;
  const here = distances(g, who, room, g.s.things.part[who] ?? -1);
  return anyhow.map((n, to) => {
    const own = here[to] ?? -1;
    if (n < 0) return own;
    return own < 0 ? n + CROSSING : Math.min(own, n + CROSSING);
  });
}

/** Spaces of a turn, on average; a piece that lies somewhere goes nowhere by itself. */
function pace({ g, paces }: Evaluation, who: number): number {
  const known = paces.get(who) ?? paceOf(g, who);
  paces.set(who, known);
  return known;
}

function paceOf(g: G, who: number): number {
  if (!isCharacter(g, who)) return 0;
  const monster = monsterOf(g, who);
  if (monster?.moves === 'none') return 0;
  return Math.max(1, fold(g, 'moves', who, traitOf(g, who, g.p.moveTrait)));
}

/** Turns until the character is in one of the rooms. */
export function turnsToReach(now: Evaluation, who: number, rooms: readonly number[]): number {
  const from = roomOf(now.g, who);
  if (rooms.length === 0 || from < 0) return NO_WAY_KNOWN;
  if (rooms.includes(from)) return 0;
  const speed = pace(now, who);
  if (speed === 0) return NO_WAY_KNOWN;
  const steps = stepsFrom(now, who, from);
  let least = Number.POSITIVE_INFINITY;
  for (const room of rooms) {
    const n = steps[room] ?? -1;
    if (n >= 0 && n < least) least = n;
  }
  return least === Number.POSITIVE_INFINITY ? turnsToFindAWay(now, from, steps, speed) : Math.min(LONG, least / speed);
}

/** Where no way leads there, one has to be found, by opening doors: the way to the nearest counts as any other way does. */
function turnsToFindAWay(now: Evaluation, from: number, steps: readonly number[], speed: number): number {
  const left = tilesLeft(now.g, floorOf(now.g, from));
  const least = Math.min(DISTANT_DOOR * speed, stepsToDoor(now, steps));
  return LONG + 2 * Math.min(1, left / MANY_TILES) + least / speed;
}

/** Steps to the nearest room with an open door, as far as there is one: those who go the same ways from a room share it. */
function stepsToDoor({ g, doors }: Evaluation, steps: readonly number[]): number {
  const known = doors.get(steps);
  if (known !== undefined) return known;
  let least = Number.POSITIVE_INFINITY;
  steps.forEach((n, room) => {
    if (n >= 0 && n < least && hasOpenDoor(g, room)) least = n;
  });
  doors.set(steps, least);
  return least;
}

/** The room has a door with nothing behind it. */
export const hasOpenDoor = (g: G, room: number): boolean => [0, 1, 2, 3].some((side) => isOpenDoor(g, room, side));

/** Rooms that the character can reach, nearest first. */
export function roomsByWay(now: Evaluation, who: number): readonly number[] {
  const from = roomOf(now.g, who);
  if (from < 0) return [];
  const steps = stepsFrom(now, who, from);
  const known = now.reached.get(steps);
  if (known !== undefined) return known;
  const stepsTo = (room: number): number => steps[room] ?? -1;
  const reached = steps.flatMap((n, room) => (n >= 0 ? [room] : []));
  reached.sort((a, b) => stepsTo(a) - stepsTo(b) || a - b);
  now.reached.set(steps, reached);
  return reached;
}

/** Rooms that the character can reach in one turn, nearest first; without the one where it stands. */
export function roomsWithinATurn(now: Evaluation, who: number): readonly number[] {
  const from = roomOf(now.g, who);
  if (from < 0) return [];
  const steps = stepsFrom(now, who, from);
  const speed = pace(now, who);
  return roomsByWay(now, who).filter((room) => room !== from && (steps[room] ?? -1) <= speed);
}

/** Steps from one room to another by the ways of the character; -1 where there is none. */
export const stepsBetween = (now: Evaluation, who: number, from: number, to: number): number =>
  stepsFrom(now, who, from)[to] ?? -1;

/** Turns to the nearest room in which the condition would hold if the character stood there. */
export function turnsToWhere(now: Evaluation, me: number, holds: (g: G) => boolean): number {
  if (isHeld(placeOf(now.g, me))) return NEVER;
  const found = roomsByWay(now, me).find((room) => asIfIn(now.g, me, room, holds));
  return found === undefined ? NEVER : turnsToReach(now, me, [found]);
}
