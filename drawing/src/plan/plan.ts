import type { Position, RoomDef } from '@hollow/engine';
import { type BySide, bySide, oppositeSide, placeBeyond, type Quarter, turnSides } from './sides.ts';

/** The house as it can be drawn: floors of rooms with what is at each of their sides. Knows geometry, no rules. */

/** `way`: doors on both sides. `unopened`: nothing lies behind it yet. `shut`: the neighbour shows a wall. */
export type Edge = 'wall' | 'way' | 'unopened' | 'shut';

export interface PlanCell {
  readonly id: string;
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly def: RoomDef | undefined;
  readonly edges: BySide<Edge>;
}

export interface FloorPlan {
  readonly id: string;
  readonly cells: readonly PlanCell[];
  /** Places of rooms that the house has lost. */
  readonly holes: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export type RoomDefs = ReadonlyMap<string, RoomDef>;

type LaidRoom = Position['rooms'][number];

/** What is at the sides of the rooms of a house. */
function edgesIn(rooms: readonly LaidRoom[], defs: RoomDefs): (room: LaidRoom) => BySide<Edge> {
  const laid = new Map(rooms.map((room) => [`${room.floor}/${room.x}/${room.y}`, room]));
  const hasDoor = (room: LaidRoom, side: Quarter): boolean =>
    turnSides(defs.get(room.id)?.doors, room.turn).includes(side);
  return (room) =>
    bySide((side) => {
      if (!hasDoor(room, side)) return 'wall';
      const { x, y } = placeBeyond(room, side);
      const next = laid.get(`${room.floor}/${x}/${y}`);
      if (next === undefined) return 'unopened';
      return hasDoor(next, oppositeSide(side)) ? 'way' : 'shut';
    });
}

/** One floor, just large enough for its rooms and for those it has lost; null where there is none. */
function floorOf(id: string, cells: readonly PlanCell[], holes: FloorPlan['holes']): FloorPlan | null {
  if (cells.length === 0) return null;
  const places = [...cells, ...holes];
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const columns = Math.max(...places.map(({ x }) => x)) - left + 1;
  const rows = Math.max(...places.map(({ y }) => y)) - top + 1;
  return { id, cells, holes, left, top, columns, rows };
}

/** Rooms to which stairs lead from a room: links that are drawn. What is a way for some only, or a fall, the room's text tells. */
export const stairsOf = (def: RoomDef | undefined): readonly string[] =>
  (def?.links ?? []).flatMap(({ to, for: whom, when, ride }) =>
    typeof to === 'string' && whom === undefined && when === undefined && ride === undefined ? [to] : [],
  );

export class HousePlan {
  readonly floors: readonly FloorPlan[];
  readonly #cells: ReadonlyMap<string, PlanCell>;
  readonly #stairs = new Map<string, readonly PlanCell[]>();

  /** `floors` in the order they are shown; those without a room are left out. */
  constructor({ rooms, lost = [] }: Pick<Position, 'rooms' | 'lost'>, defs: RoomDefs, floors: readonly string[]) {
    const edgesOf = edgesIn(rooms, defs);
    const cells = rooms.map((room): PlanCell => ({ ...room, def: defs.get(room.id), edges: edgesOf(room) }));
    this.#cells = new Map(cells.map((cell) => [cell.id, cell]));
    this.floors = floors.flatMap((id) => {
      const isHere = ({ floor }: { readonly floor: string }): boolean => floor === id;
      return floorOf(id, cells.filter(isHere), lost.filter(isHere)) ?? [];
    });
  }

  cell(id: string): PlanCell | undefined {
    return this.#cells.get(id);
  }

  at(floor: string, x: number, y: number): PlanCell | undefined {
    return this.floors.find(({ id }) => id === floor)?.cells.find((cell) => cell.x === x && cell.y === y);
  }

  /** The room behind an open door. */
  beyond(cell: PlanCell, side: Quarter): PlanCell | undefined {
    if (cell.edges[side] !== 'way') return undefined;
    const { x, y } = placeBeyond(cell, side);
    return this.at(cell.floor, x, y);
  }

  /** Rooms that stairs join to this one, either way. */
  stairs(cell: PlanCell): readonly PlanCell[] {
    const known = this.#stairs.get(cell.id);
    if (known !== undefined) return known;
    const own = stairsOf(cell.def);
    const back = [...this.#cells.values()].filter(({ def }) => stairsOf(def).includes(cell.id));
    const found = [...own.flatMap((id) => this.cell(id) ?? []), ...back];
    this.#stairs.set(cell.id, found);
    return found;
  }
}
