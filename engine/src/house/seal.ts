import type { G } from '../machine/context.ts';
import { reading } from '../machine/law.ts';
import {
  beyond,
  doorRoom,
  lay,
  lift,
  lostBeyond,
  nextTo,
  openDoors,
  opensInto,
  opposite,
  roomsOnFloor,
  type Spot,
} from './geometry.ts';

/** Ways to change a floor, the smallest first. */
export const CHANGES = ['turn-room', 'shift-room', 'exchange'] as const;

/** One change of a floor: room `a` turned to `b`, shifted to the free place at its side `b`, or in the place of room `b` and that one in its place. */
export interface Change {
  readonly verb: (typeof CHANGES)[number];
  readonly a: number;
  readonly b: number;
}

/** Rooms of the floor that hang together by doors with its starting piece. */
export function hanging(g: G, floor: number): ReadonlySet<number> {
  const rooms = roomsOnFloor(g, floor);
  const start = rooms.filter((room) => g.p.rooms[room].start);
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

const spotOf = (g: G, room: number): Spot => ({
  floor: g.s.rooms.floor[room],
  x: g.s.rooms.x[room],
  y: g.s.rooms.y[room],
  entry: -1,
});

export function change(g: G, { verb, a, b }: Change): void {
  const { turn } = g.s.rooms;
  const own = spotOf(g, a);
  if (verb === 'turn-room') {
    lay(g, a, own, b);
    return;
  }
  const there = verb === 'shift-room' ? beyond(g, a, b) : spotOf(g, b);
  lift(g, a, -1);
  if (verb === 'exchange') {
    lift(g, b, -1);
    lay(g, b, own, turn[b]);
  }
  lay(g, a, there, turn[a]);
}

/** Every change of one kind. A starting piece stays where it lies. */
function changesOf(g: G, floor: number, verb: Change['verb']): Change[] {
  const rooms = roomsOnFloor(g, floor).filter((room) => !g.p.rooms[room].start);
  const make = (a: number, to: readonly number[]): Change[] => to.map((b) => ({ verb, a, b }));
  if (verb === 'exchange') return rooms.flatMap((a, i) => make(a, rooms.slice(i + 1)));
  const free = (a: number, side: number): boolean => nextTo(g, a, side) < 0 && !lostBeyond(g, a, side);
  return rooms.flatMap((a) =>
    verb === 'turn-room'
      ? make(
          a,
          [1, 2, 3].map((by) => (g.s.rooms.turn[a] + by) & 3),
        )
      : make(
          a,
          [0, 1, 2, 3].filter((side) => free(a, side)),
        ),
  );
}

/** The floor has an open door that one can walk to, and none of the rooms that hung together before has been cut off. */
export function opened(g: G, floor: number, before: readonly number[]): boolean {
  const rooms = hanging(g, floor);
  return before.every((room) => rooms.has(room)) && openDoors(g, floor).some((door) => rooms.has(doorRoom(door)));
}

/** What a look at the floor after the change says; the floor is as before then. */
function after<T>(g: G, made: Change, look: () => T): T {
  const was = g.s.rooms.turn[made.a];
  change(g, made);
  const seen = look();
  const back = made.verb === 'turn-room' ? was : made.verb === 'shift-room' ? opposite(made.b) : made.b;
  change(g, { ...made, b: back });
  return seen;
}

/** Changes each of which opens the floor by itself: those of the smallest kind, or of all kinds where a rebuild is free. */
function single(g: G, floor: number, before: readonly number[], free: boolean): Change[] {
  const found: Change[] = [];
  for (const verb of CHANGES) {
    if (found.length > 0 && !free) break;
    found.push(...changesOf(g, floor, verb).filter((made) => after(g, made, () => opened(g, floor, before))));
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
  const found = single(g, floor, before, reading(g, 'sealedFloorRepair') === 'freeRebuild');
  return (found.length > 0 ? found : pairs(g, floor, before)).slice(0, 150);
}
