import type { Reach, RoomBeyond } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { partAt, roomId, rowOf } from '../core/tables.ts';
import { doorRoom, doorSide, roomsInHouse } from '../house/geometry.ts';
import { SIDES } from '../language/types.ts';
import { roomOf } from '../machine/characters.ts';
import { distances } from '../play/distance.ts';
import { type Stop, walkOf } from '../play/reach.ts';

/** Rooms out of reach, and how far they are. */
function beyond(g: G, who: number, stops: readonly Stop[]): RoomBeyond[] {
  const here = roomOf(g, who);
  const steps = here < 0 ? [] : distances(g, who, here, partAt(g, who));
  const reached = new Set(stops.map(({ room }) => room)).add(here);
  return roomsInHouse(g).flatMap((room) =>
    reached.has(room) ? [] : [{ room: roomId(g, room), steps: steps[room] ?? -1 }],
  );
}

/** Where the character at turn can get to, in the state at hand. To look is not to apply a rule: nothing is cited. */
export function reachOf(g: G, who: number): Reach {
  const { trace } = g;
  g.trace = null;
  const { stops, doors } = walkOf(g, who);
  const found: Reach = {
    rooms: stops.map(({ room, cost, side, via, ends }) => ({
      room: roomId(g, room),
      cost,
      side: SIDES[side] ?? '',
      via,
      ...(ends ? { ends: true as const } : {}),
    })),
    doors: doors.map(({ door, cost, via }) => ({
      room: roomId(g, doorRoom(door)),
      side: rowOf(SIDES, doorSide(door)),
      cost,
      via,
    })),
    beyond: beyond(g, who, stops),
  };
  g.trace = trace;
  return found;
}
