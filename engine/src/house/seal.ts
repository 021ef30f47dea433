import type { G } from '../machine/context.ts';
import { reading } from '../machine/law.ts';
import { doorRoom, lay, lift, openDoors, opensInto, roomsOnFloor, type Spot } from './geometry.ts';

/** A change that gives a closed floor an open door again: turn `a`, or (b ≥ 0) let `a` and `b` change places. */
export interface Repair {
  readonly a: number;
  readonly b: number;
  readonly turn: number;
}

const movable = (g: G, room: number): boolean => !g.p.rooms[room].start;

/** Rooms of the floor that hang together by doors with its starting piece. */
function hanging(g: G, floor: number): ReadonlySet<number> {
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

function exchange(g: G, a: number, b: number): void {
  const spotA = spotOf(g, a);
  const spotB = spotOf(g, b);
  const turnA = g.s.rooms.turn[a];
  const turnB = g.s.rooms.turn[b];
  lift(g, a, -1);
  lift(g, b, -1);
  lay(g, a, spotB, turnA);
  lay(g, b, spotA, turnB);
}

export function repair(g: G, change: Repair): void {
  if (change.b >= 0) {
    exchange(g, change.a, change.b);
    return;
  }
  lay(g, change.a, spotOf(g, change.a), change.turn);
}

/** The smallest changes that open the floor without cutting a room off: turns of one room, else two rooms that change places. */
export function repairs(g: G, floor: number): Repair[] {
  const before = hanging(g, floor).size;
  const works = (): boolean => {
    const rooms = hanging(g, floor);
    return rooms.size >= before && openDoors(g, floor).some((door) => rooms.has(doorRoom(door)));
  };
  const rooms = roomsOnFloor(g, floor).filter((room) => movable(g, room));
  const found: Repair[] = [];
  for (const a of rooms) {
    const was = g.s.rooms.turn[a];
    for (let by = 1; by < 4; by++) {
      const turn = (was + by) & 3;
      lay(g, a, spotOf(g, a), turn);
      if (works()) found.push({ a, b: -1, turn });
    }
    lay(g, a, spotOf(g, a), was);
  }
  if (found.length > 0 && reading(g, 'sealedFloorRepair') !== 'freeRebuild') return found;
  rooms.forEach((a, i) => {
    for (const b of rooms.slice(i + 1)) {
      exchange(g, a, b);
      if (works()) found.push({ a, b, turn: -1 });
      exchange(g, a, b);
    }
  });
  return found.slice(0, 150);
}
