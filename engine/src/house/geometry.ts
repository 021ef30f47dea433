import type { G } from '../core/context.ts';
import { cell, floorOf, nextTo, roomCode, tokenCode, turnOf } from '../core/tables.ts';
import { cite } from '../rules/index.ts';
import { LOST } from '../state/state.ts';

export { nextTo } from '../core/tables.ts';

/** Sides of the house, clockwise from the top: north, east, south, west; then the corners from the north-east. */
export const DX = [0, 1, 0, -1, 1, 1, -1, -1] as const;
export const DY = [-1, 0, 1, 0, -1, 1, 1, -1] as const;
export const CORNERS = [4, 5, 6, 7] as const;
export const opposite = (side: number): number => (side + 2) & 3;

/** A door is named by room and side. */
export const doorCode = (room: number, side: number): number => room * 4 + side;
export const doorRoom = (door: number): number => door >> 2;
export const doorSide = (door: number): number => door & 3;

/** The printed side that lies at this side of the house. */
const printed = (turn: number, side: number): number => (side - turn + 4) & 3;

export const hasDoor = (g: G, room: number, side: number): boolean =>
  roomCode(g, room).doors[printed(turnOf(g, room), side)] === true;
const doorIfTurned = (g: G, room: number, turn: number, side: number): boolean =>
  roomCode(g, room).doors[printed(turn, side)] === true;

/** A barrier splits the room into parts. */
export function isSplit(g: G, room: number): boolean {
  if (roomCode(g, room).partOf === null) return false;
  cite(g, 'room.barrier.list');
  return true;
}

/** The part of a split room that touches this side; 0 in a room without a barrier. */
export function partAtSide(g: G, room: number, side: number): number {
  const { partOf } = roomCode(g, room);
  return partOf === null || !isSplit(g, room) ? 0 : cell(partOf, printed(turnOf(g, room), side));
}

export const hasWindow = (g: G, room: number, side: number): boolean =>
  roomCode(g, room).windows[printed(turnOf(g, room), side)] === true;

/** One may walk here: there is a room, and both rooms have a door on the shared edge. */
export function opensInto(g: G, room: number, side: number): number {
  const next = nextTo(g, room, side);
  if (next < 0) return -1;
  const door = hasDoor(g, room, side);
  if (door && hasDoor(g, next, opposite(side))) return g.law['doors.open']() ? next : -1;
  const open =
    g.law['doors.connect']() ||
    (door && g.law['doors.false-door']()) ||
    (hasWindow(g, room, side) && g.law['doors.windows-no-passage']());
  return open ? next : -1;
}

/** Rooms that share an edge with the room; a corner is not enough. */
export function roomsTouching(g: G, room: number): number[] {
  const adjacent = g.law['doors.adjacent'];
  const found: number[] = [];
  for (let side = 0; side < DX.length; side++) {
    if (!adjacent(cell(DX, side), cell(DY, side))) continue;
    const next = side < 4 ? nextTo(g, room, side) : roomAt(g, gridSpotBeyond(g, room, side, false));
    if (next >= 0) found.push(next);
  }
  return found;
}

export const isOpenDoor = (g: G, room: number, side: number): boolean =>
  nextTo(g, room, side) < 0 && hasDoor(g, room, side) && (g.s.haunt < 0 || !lostBeyond(g, room, side));

export function roomsOnFloor(g: G, floor: number): number[] {
  const found: number[] = [];
  const floors = g.s.rooms.floor;
  for (let r = 0; r < floors.length; r++) if (floors[r] === floor) found.push(r);
  return found;
}

export function roomsInHouse(g: G): number[] {
  const found: number[] = [];
  let room = 0;
  for (const floor of g.s.rooms.floor) {
    if (floor >= 0) found.push(room);
    room++;
  }
  return found;
}

/** Doors of the floor with no room behind them. */
export function openDoors(g: G, floor: number): number[] {
  const found: number[] = [];
  for (const room of roomsOnFloor(g, floor)) {
    for (let side = 0; side < 4; side++) if (isOpenDoor(g, room, side)) found.push(doorCode(room, side));
  }
  return found;
}

/** Whether the floor has any door with no room behind it. */
export function hasOpenDoor(g: G, floor: number): boolean {
  const floors = g.s.rooms.floor;
  for (let room = floors.indexOf(floor); room >= 0; room = floors.indexOf(floor, room + 1))
    for (let side = 0; side < 4; side++) if (isOpenDoor(g, room, side)) return true;
  return false;
}

/** A window counts only if no room stands before it. */
export function hasClearWindow(g: G, room: number): boolean {
  for (let side = 0; side < 4; side++) {
    if (!hasWindow(g, room, side)) continue;
    cite(g, 'doors.windows-list');
    if (nextTo(g, room, side) < 0 || g.law['doors.false-window']()) return true;
  }
  return false;
}

/** A spot on the grid where a tile may go. `entry`: side that must show a door, or -1 for any turn. */
export interface GridSpot {
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly entry: number;
}

/** A place beside a room, corners too: what lies beyond this side of it. */
export const besideCode = (room: number, side: number): number => room * 8 + side;
export const spotBeside = (g: G, code: number): GridSpot => gridSpotBeyond(g, code >> 3, code & 7, false);

const xBeyond = (g: G, room: number, side: number): number => cell(g.s.rooms.x, room) + cell(DX, side);
const yBeyond = (g: G, room: number, side: number): number => cell(g.s.rooms.y, room) + cell(DY, side);

/** The spot beyond a side of a room. */
export const gridSpotBeyond = (g: G, room: number, side: number, needsDoor = true): GridSpot => ({
  floor: floorOf(g, room),
  x: xBeyond(g, room, side),
  y: yBeyond(g, room, side),
  entry: needsDoor ? opposite(side) : -1,
});

/** The room that stands at a spot, or -1. */
export function roomAt(g: G, spot: GridSpot): number {
  const { floor, x, y } = g.s.rooms;
  return floor.findIndex((f, r) => f === spot.floor && x[r] === spot.x && y[r] === spot.y);
}

function neighboursOf(g: G, spot: GridSpot, ignore = -1): number[] {
  const around = [-1, -1, -1, -1];
  const { floor, x, y } = g.s.rooms;
  for (let r = 0; r < floor.length; r++) {
    if (floor[r] !== spot.floor || r === ignore) continue;
    if (x[r] === spot.x && y[r] === spot.y - 1) around[0] = r;
    else if (x[r] === spot.x + 1 && y[r] === spot.y) around[1] = r;
    else if (x[r] === spot.x && y[r] === spot.y + 1) around[2] = r;
    else if (x[r] === spot.x - 1 && y[r] === spot.y) around[3] = r;
  }
  return around;
}

/** A way to lay a tile: the turn, the doors that meet doors, and the doors it leaves open. */
export interface Fit {
  readonly turn: number;
  readonly joined: number;
  readonly open: number;
}

/** Every turn of the tile that is legal at the spot, those that join most doors first. */
export function fits(g: G, tile: number, spot: GridSpot): Fit[] {
  const around = neighboursOf(g, spot, tile);
  const found: Fit[] = [];
  for (let turn = 0; turn < 4; turn++) {
    if (spot.entry >= 0 && !doorIfTurned(g, tile, turn, spot.entry)) continue;
    let joined = 0;
    let open = 0;
    for (let side = 0; side < 4; side++) {
      if (!doorIfTurned(g, tile, turn, side)) continue;
      const next = cell(around, side);
      if (next < 0) open++;
      else if (hasDoor(g, next, opposite(side))) joined++;
    }
    found.push({ turn, joined, open });
  }
  const better = g.law['discover.fit'];
  if (found.length > 1) found.sort((a, b) => better(a.joined, b.joined) || a.turn - b.turn);
  return found;
}

/** How many open doors remain on the floor once something stands at the spot. */
export function openDoorsWithout(g: G, spot: GridSpot): number {
  const floors = g.s.rooms.floor;
  let open = 0;
  for (let room = 0; room < floors.length; room++) {
    if (floors[room] !== spot.floor) continue;
    for (let side = 0; side < 4; side++) {
      const leadsThere = xBeyond(g, room, side) === spot.x && yBeyond(g, room, side) === spot.y;
      if (!leadsThere && isOpenDoor(g, room, side)) open++;
    }
  }
  return open;
}

/** Lays a room into the house and tells its neighbours. */
export function lay(g: G, room: number, spot: GridSpot, turn: number): void {
  const { rooms } = g.s;
  g.changes++;
  rooms.floor[room] = spot.floor;
  rooms.x[room] = spot.x;
  rooms.y[room] = spot.y;
  rooms.turn[room] = turn;
  const around = neighboursOf(g, spot, room);
  for (let side = 0; side < 4; side++) {
    const next = cell(around, side);
    rooms.next[room * 4 + side] = next;
    if (next >= 0) rooms.next[next * 4 + opposite(side)] = room;
  }
}

/** Takes a room out of the grid; what is in it stays in it. */
export function liftRoom(g: G, room: number, to: number): void {
  const { rooms } = g.s;
  g.changes++;
  for (let side = 0; side < 4; side++) {
    const next = nextTo(g, room, side);
    if (next >= 0) rooms.next[next * 4 + opposite(side)] = -1;
    rooms.next[room * 4 + side] = -1;
  }
  rooms.floor[room] = to;
}

/** A straight line through an unbroken row of doors. */
export function inSight(g: G, from: number, to: number): boolean {
  for (let side = 0; side < 4; side++) {
    let room = from;
    while (room >= 0 && room !== to && !veiled(g, room)) room = opensInto(g, room, side);
    if (room === to && !veiled(g, to)) return true;
  }
  return false;
}

/** A token in the room hides what is in it and behind it. */
function veiled(g: G, room: number): boolean {
  const { def, place } = g.s.things;
  for (let t = g.p.cards.length + g.s.controller.length; t < def.length; t++)
    if (place[t] === room && tokenCode(g, t).blocksSight) return true;
  return false;
}

/** A hole lies beyond this side: a room that was lost is still touched. */
export function lostBeyond(g: G, room: number, side: number): boolean {
  const { floor, x, y } = g.s.rooms;
  const hole = LOST - floorOf(g, room);
  for (let r = floor.indexOf(hole); r >= 0; r = floor.indexOf(hole, r + 1))
    if (x[r] === xBeyond(g, room, side) && y[r] === yBeyond(g, room, side)) return true;
  return false;
}

export const touchesLost = (g: G, room: number): boolean => [0, 1, 2, 3].some((side) => lostBeyond(g, room, side));
