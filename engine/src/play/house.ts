import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { floorOf, roomId, rowOf } from '../core/tables.ts';
import {
  besideCode,
  doorRoom,
  doorSide,
  type Fit,
  fits,
  type GridSpot,
  gridSpotBeyond,
  hasOpenDoor,
  lay,
  liftRoom,
  openDoorsWithout,
} from '../house/geometry.ts';
import { idOf, tell } from '../machine/log.ts';
import { allows, fitsUnsealed, hasTilesLeft, spotsFor } from './tile-stack.ts';

export const spotOfDoor = (g: G, door: number): GridSpot => gridSpotBeyond(g, doorRoom(door), doorSide(door));
export const besideDoor = (door: number): number => besideCode(doorRoom(door), doorSide(door));

/** The floor has no open door left, though there are tiles for it. */
export const isSealed = (g: G, floor: number): boolean => !hasOpenDoor(g, floor) && hasTilesLeft(g, floor);

/** Turns offered for a tile at a spot; every legal one when all of them would close the floor. `beside`: where the tile comes to lie. */
export function offerTurns(g: G, tile: number, spot: GridSpot, beside: number, sheet: Sheet): void {
  const free = fitsUnsealed(g, tile, spot);
  const found = free.length > 0 ? free : fits(g, tile, spot);
  const most = Math.max(0, ...found.map(({ joined }) => joined));
  for (const { turn, joined } of g.law['discover.turns'](found))
    if (g.law['discover.one-door'](joined, most)) sheet.open.push({ verb: 'turn', turn, tile, beside });
}

export function tellLaid(g: G, type: 'discover' | 'room-added' | 'room-moved', who: number, tile: number): void {
  const { x, y, turn } = g.s.rooms;
  tell(
    g,
    type,
    {
      who: idOf(g, who),
      room: roomId(g, tile),
      floor: rowOf(g.p.floors, floorOf(g, tile)),
      x: rowOf(x, tile),
      y: rowOf(y, tile),
      turn: rowOf(turn, tile),
    },
    true,
  );
}

/** The tile can be laid at the spot, if need be so that it closes the floor. `anyFloor`: whatever its back shows. */
export const canLieAt = (g: G, tile: number, spot: GridSpot, anyFloor: boolean): boolean =>
  (anyFloor || allows(g, tile, spot.floor)) && fits(g, tile, spot).length > 0;

/** Those of the doors at which the tile can be laid. */
export function doorsFor(g: G, tile: number, doors: readonly number[], anyFloor = false): readonly number[] {
  const free = doors.filter((door) => {
    const spot = spotOfDoor(g, door);
    return anyFloor ? fitsUnsealed(g, tile, spot).length > 0 : spotsFor(g, tile, [spot]).length > 0;
  });
  return free.length > 0 ? free : doors.filter((door) => canLieAt(g, tile, spotOfDoor(g, door), anyFloor));
}

/** What a look at the house without the room shows; then it lies where it lay. */
export function whileLifted<T>(g: G, room: number, look: (old: GridSpot) => T): T {
  const { x, y, turn } = g.s.rooms;
  const old: GridSpot = { floor: floorOf(g, room), x: rowOf(x, room), y: rowOf(y, room), entry: -1 };
  const was = rowOf(turn, room);
  liftRoom(g, room, -1);
  const seen = look(old);
  lay(g, room, old, was);
  return seen;
}

/** Ways to lay a room that has been lifted: the floor must keep an open door. */
export function fitsMoved(g: G, room: number, spot: GridSpot): readonly Fit[] {
  const open = openDoorsWithout(g, spot);
  return fits(g, room, spot).filter((fit) => fit.open + open > 0 || g.law['seal.moved-room'](fit.open + open));
}
