import type { ChoiceOf } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { cell, floorOf, roomCode, turnOf } from '../core/tables.ts';
import {
  doorRoom,
  type GridSpot,
  gridSpotBeyond,
  lay,
  liftRoom,
  lostBeyond,
  nextTo,
  openDoors,
  opensInto,
  opposite,
  roomsOnFloor,
} from './geometry.ts';

/** Ways to change a floor, the smallest first. */
export const CHANGES = ['turn-room', 'shift-room', 'exchange'] as const;

/** One change of a floor: a room turned, shifted to the free place at one of its sides, or in the place of another and that one in its place. */
export type Change = ChoiceOf<(typeof CHANGES)[number]>;

/** Rooms of the floor that hang together by doors with its starting piece. */
export function hanging(g: G, floor: number): ReadonlySet<number> {
  const rooms = roomsOnFloor(g, floor);
  const start = rooms.filter((room) => roomCode(g, room).start);
  const open = start.length > 0 ? start : rooms.slice(0, 1);
  const seen = new Set<number>(open);
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (let side = 0; side < 4; side++) {
      const next = opensInto(g, room, side);
      if (next >= 0 && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return seen;
}

const spotOf = (g: G, room: number): GridSpot => ({
  floor: floorOf(g, room),
  x: cell(g.s.rooms.x, room),
  y: cell(g.s.rooms.y, room),
  entry: -1,
});

export function change(g: G, made: Change): void {
  const { room } = made;
  const own = spotOf(g, room);
  if (made.verb === 'turn-room') {
    lay(g, room, own, made.turn);
    return;
  }
  const there = made.verb === 'shift-room' ? gridSpotBeyond(g, room, made.side) : spotOf(g, made.with);
  liftRoom(g, room, -1);
  if (made.verb === 'exchange') {
    liftRoom(g, made.with, -1);
    lay(g, made.with, own, turnOf(g, made.with));
  }
  lay(g, room, there, turnOf(g, room));
}

/** Every change of one kind. A starting piece stays where it lies. */
function changesOf(g: G, floor: number, verb: Change['verb']): Change[] {
  const rooms = roomsOnFloor(g, floor).filter((room) => !roomCode(g, room).start);
  const free = (room: number, side: number): boolean => nextTo(g, room, side) < 0 && !lostBeyond(g, room, side);
  return rooms.flatMap((room, i): Change[] => {
    if (verb === 'exchange') return rooms.slice(i + 1).map((other) => ({ verb, room, with: other }));
    return verb === 'turn-room'
      ? [1, 2, 3].map((by) => ({ verb, room, turn: (turnOf(g, room) + by) & 3 }))
      : [0, 1, 2, 3].filter((side) => free(room, side)).map((side) => ({ verb, room, side }));
  });
}

/** The floor has an open door that one can walk to, and none of the rooms that hung together before has been cut off. */
export function isOpenedUp(g: G, floor: number, before: readonly number[]): boolean {
  const rooms = hanging(g, floor);
  return before.every((room) => rooms.has(room)) && openDoors(g, floor).some((door) => rooms.has(doorRoom(door)));
}

/** The change that undoes another, which has not been made yet. */
function backFrom(g: G, made: Change): Change {
  if (made.verb === 'turn-room') return { ...made, turn: turnOf(g, made.room) };
  return made.verb === 'shift-room' ? { ...made, side: opposite(made.side) } : made;
}

/** What a look at the floor after the change says; the floor is as before then. */
function after<T>(g: G, made: Change, look: () => T): T {
  const back = backFrom(g, made);
  change(g, made);
  const seen = look();
  change(g, back);
  return seen;
}

/** Changes each of which opens the floor by itself: those of the smallest kind, or of all kinds where a rebuild is free. */
function single(g: G, floor: number, before: readonly number[], free: boolean): Change[] {
  const found: Change[] = [];
  for (const verb of CHANGES) {
    if (found.length > 0 && !free) break;
    found.push(...changesOf(g, floor, verb).filter((made) => after(g, made, () => isOpenedUp(g, floor, before))));
  }
  return found;
}

/** How much two changes are, by their kinds. */
const size = (first: Change, second: Change): number => CHANGES.indexOf(first.verb) + CHANGES.indexOf(second.verb);

/** First halves of the smallest pairs of changes that open the floor. */
function pairs(g: G, floor: number, before: readonly number[]): Change[] {
  let least = Number.POSITIVE_INFINITY;
  let found: Change[] = [];
  for (const first of CHANGES.flatMap((verb) => changesOf(g, floor, verb))) {
    const [second] = after(g, first, () => single(g, floor, before, false));
    if (second === undefined || size(first, second) > least) continue;
    if (size(first, second) < least) found = [];
    least = size(first, second);
    found.push(first);
  }
  return found;
}

/** The smallest changes that open the floor; where no change does by itself, the first of two. `before`: rooms that hung together when it was closed. */
export function repairs(g: G, floor: number, before: readonly number[]): Change[] {
  const found = single(g, floor, before, !g.law['seal.least-change']());
  return (found.length > 0 ? found : pairs(g, floor, before)).slice(0, 150);
}
