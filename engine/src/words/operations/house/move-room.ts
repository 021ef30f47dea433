import { only } from '../../../core/choice.ts';
import type { G, OneFn, SetFn } from '../../../core/context.ts';
import { floorOf, placeOf, roomId, rowOf } from '../../../core/tables.ts';
import { flag, names, oneRoom, optional, rooms } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { the } from '../../../define/register.ts';
import { doorRoom, lay, liftRoom, openDoors } from '../../../house/geometry.ts';
import { waysOut } from '../../../house/ways.ts';
import type { OneRoom, Rooms } from '../../../language/ex.ts';
import type { MoveRoomOp } from '../../../language/words.generated.ts';
import { everyExplorer, isToken, monstersInPlay, roomOf, seatOf } from '../../../machine/characters.ts';
import { forbidden } from '../../../machine/fold.ts';
import { tell } from '../../../machine/log.ts';
import { distances } from '../../../play/distance.ts';
import { besideDoor, fitsMoved, spotOfDoor, tellLaid, whileLifted } from '../../../play/house.ts';
import { LOST } from '../../../state/state.ts';
import { placeWord } from '../movement/place.ts';

interface Move {
  readonly rooms: OneFn;
  /** Floors by name; null for its own, or another where it can lie nowhere on that. */
  readonly floors: readonly number[] | null;
  readonly elsewhere: boolean;
  readonly mayStay: boolean;
  readonly nearest: SetFn | null;
}

/** Doors of the floors where the tile may come to lie, found while it is lifted out of the house: none of a room that is closed to rooms that move. */
const berths = (g: G, room: number, floors: readonly number[], elsewhere: boolean): readonly number[] =>
  whileLifted(g, room, (old) =>
    floors
      .flatMap((floor) => openDoors(g, floor))
      .filter((door) => {
        const spot = spotOfDoor(g, door);
        const same = spot.floor === old.floor && spot.x === old.x && spot.y === old.y;
        const shut = forbidden(g, 'adjoin', g.scope.self, '', doorRoom(door)) !== null;
        return !(elsewhere && same) && !shut && fitsMoved(g, room, spot).length > 0;
      }),
  );

/** Of the doors, those of the rooms fewest steps away from where the tile is wanted. */
function closest(g: G, doors: readonly number[], near: SetFn | null): readonly number[] {
  const goals = near?.(g) ?? [];
  if (goals.length === 0) return doors;
  const steps = goals.map((room) => distances(g, -1, room));
  const far = (door: number): number =>
    Math.min(...steps.map((from) => (rowOf(from, doorRoom(door)) < 0 ? from.length : rowOf(from, doorRoom(door)))));
  const least = Math.min(...doors.map(far));
  return doors.filter((door) => far(door) === least);
}

function doorsFor(g: G, { rooms: which, floors, elsewhere, nearest }: Move): readonly number[] {
  const room = which(g);
  const own = floorOf(g, room);
  if (floors === null) {
    const here = berths(g, room, [own], elsewhere);
    if (here.length > 0) return closest(g, here, nearest);
  } else {
    const goal = floors.filter((floor) => floor !== own || g.law['room.moves.same-floor']());
    const there = berths(g, room, goal, true);
    if (there.length > 0 || g.law['room.moves.no-door']()) return closest(g, there, nearest);
  }
  const others = [...g.p.floors.keys()].filter((floor) => floor !== own);
  return berths(g, room, others, elsewhere);
}

/** The tile may stay where it is when the floor it is sent to is its own. */
const mayStay = (g: G, { rooms: which, floors, mayStay: said }: Move): boolean =>
  said || (floors?.includes(floorOf(g, which(g))) ?? false);

/** A tile that moves takes along all that is on it. */
function takeAlong(g: G, room: number): void {
  const { place } = g.s.things;
  const beside = (): number => waysOut(g, room, -1)[0]?.to ?? room;
  for (let t = 0; t < place.length; t++) {
    if (placeOf(g, t) !== room || t === g.scope.self) continue;
    place[t] = g.law[isToken(g, t) ? 'room.moves.tokens' : 'room.moves.passengers'](room, beside);
  }
}

/** A lost room of the floors that the tile is sent to, where nothing is left of any of them; else -1. */
function lostGoal(g: G, floors: readonly number[] | null): number {
  const { floor: at } = g.s.rooms;
  if (floors === null || floors.length === 0 || floors.some((floor) => at.includes(floor))) return -1;
  return at.findIndex((where) => floors.some((floor) => where === LOST - floor));
}

/** Everybody on the tile is sent to a floor that is no more: what the haunt says of that happens. */
function sendAway(g: G, room: number, lost: number): void {
  const aboard = [...everyExplorer(g), ...monstersInPlay(g)].filter((who) => roomOf(g, who) === room);
  for (const who of aboard.toReversed()) placeWord.perform(g, who, { room: lost, fixed: -1 });
}

const tellStays = (g: G, room: number): void => tell(g, 'room-stays', { room: room < 0 ? '' : roomId(g, room) });

export const moveRoomWord = defineOp({
  op: 'moveRoom',
  means:
    'Moves a tile with all that is on it to another open door, of its own floor or of those named; with `nearest`, to one of the doors fewest steps from these rooms.',
  example: { rooms: { x: 'theRoom' }, floors: ['upper'] },
  fields: {
    rooms: oneRoom,
    floors: optional(names('floor')),
    elsewhere: flag,
    mayStay: flag,
    nearest: optional(rooms),
  },
  brings: [{ topic: 'moved', on: 'rooms' }],
  registers: { door: the('door') },
  stages: {
    find: {
      passing: true,
      run(x) {
        const { g, a } = x;
        const room = a.rooms(g);
        if (room >= 0 && floorOf(g, room) >= 0 && doorsFor(g, a).length > 0) {
          x.to('choose');
          return;
        }
        const lost = lostGoal(g, a.floors);
        tellStays(g, room);
        x.done();
        if (room >= 0 && lost >= 0 && g.law['room.moves.lost-floor']()) sendAway(g, room, lost);
      },
    },
    choose: {
      run: (x) => x.ask('move-room', seatOf(x.g, x.g.scope.self)),
      options({ g, a }, sheet) {
        const room = a.rooms(g);
        for (const door of doorsFor(g, a)) sheet.open.push({ verb: 'door', door, tile: room });
        if (mayStay(g, a)) sheet.open.push({ verb: 'stay', room });
      },
      take(x, taken) {
        if (taken.verb === 'stay') {
          tellStays(x.g, taken.room);
          x.done();
          return;
        }
        x.r.door = only(taken, 'door').door;
        x.to('lay');
      },
    },
    lay: {
      holds: ['door'],
      run: (x) => x.ask('turn-tile', seatOf(x.g, x.g.scope.self)),
      options({ g, a, r }, sheet) {
        const room = a.rooms(g);
        const beside = besideDoor(r.door);
        const found = whileLifted(g, room, () => fitsMoved(g, room, spotOfDoor(g, r.door)));
        for (const { turn } of found) sheet.open.push({ verb: 'turn', turn, tile: room, beside });
      },
      take(x, taken) {
        const { g, a, r } = x;
        const room = a.rooms(g);
        takeAlong(g, room);
        liftRoom(g, room, -1);
        lay(g, room, spotOfDoor(g, r.door), only(taken, 'turn').turn);
        tellLaid(g, 'room-moved', g.scope.self, room);
        x.done();
      },
    },
  },
});

/** Moves a tile with all that is on it to another open door; with `nearest`, one of the doors fewest steps from that room. */
export const moveRoom = (
  which: OneRoom,
  options: { floors?: readonly string[]; elsewhere?: boolean; mayStay?: boolean; nearest?: Rooms } = {},
): MoveRoomOp => write<MoveRoomOp>({ op: 'moveRoom', rooms: which, ...options });
