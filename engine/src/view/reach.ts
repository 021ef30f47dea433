import type { Reach, RoomBeyond } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { partAt, roomId, rowOf } from '../core/tables.ts';
import { doorRoom, doorSide, roomsInHouse } from '../house/geometry.ts';
import { SIDES } from '../language/types.ts';
import { roomOf } from '../machine/characters.ts';
import { distances } from '../play/distance.ts';
import { type Stop, walkOf } from '../play/reach.ts';
import { uncited } from './looking.ts';
import { movesLeft } from './moves-left.ts';

/** The room in which a walk there would end too soon; -1 where it is not that which keeps one from it. */
function endsBefore(g: G, who: number, stops: readonly Stop[], goal: number, left: number): number {
  let [found, least] = [-1, left + 1];
  for (const { room, cost, ends } of stops) {
    const onward = ends ? (distances(g, who, room)[goal] ?? -1) : -1;
    if (onward < 0 || cost + onward >= least) continue;
    found = room;
    least = cost + onward;
  }
  return found;
}

/** Rooms out of reach, and how far they are. */
function beyond(g: G, who: number, stops: readonly Stop[]): RoomBeyond[] {
  const here = roomOf(g, who);
  if (here < 0) return [];
  const far = distances(g, who, here, partAt(g, who));
  const reached = new Set(stops.map(({ room }) => room)).add(here);
  const left = movesLeft(g) ?? 0;
  return roomsInHouse(g).flatMap((room) => {
    if (reached.has(room)) return [];
    const steps = far[room] ?? -1;
    const end = steps < 0 || steps > left ? -1 : endsBefore(g, who, stops, room, left);
    return [{ room: roomId(g, room), steps, ...(end < 0 ? {} : { behind: roomId(g, end) }) }];
  });
}

function reachNow(g: G, who: number): Reach {
  const { stops, doors } = walkOf(g, who);
  return {
    rooms: stops.map(({ room, cost, side, via, ends, oneWay }) => ({
      room: roomId(g, room),
      cost,
      side: SIDES[side] ?? '',
      via,
      ...(ends ? { ends: true as const } : {}),
      ...(oneWay ? { oneWay: true as const } : {}),
    })),
    doors: doors.map(({ door, cost, via }) => ({
      room: roomId(g, doorRoom(door)),
      side: rowOf(SIDES, doorSide(door)),
      cost,
      via,
    })),
    beyond: beyond(g, who, stops),
  };
}

/** Where the character at turn can get to, in the state at hand. */
export const reachOf = (g: G, who: number): Reach => uncited(g, () => reachNow(g, who));
