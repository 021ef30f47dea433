import type { Position, RoomDef } from '@hollow/engine';

/** The house as it can be drawn: floors of rooms with what is at each of their sides. Knows geometry, no rules. */

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type SideLetter = (typeof SIDES)[number];
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;
export const opposite = (side: number): number => (side + 2) & 3;

/** `way`: doors on both sides. `unopened`: nothing lies behind it yet. `shut`: the neighbour shows a wall. */
export type Edge = 'wall' | 'way' | 'unopened' | 'shut';

export interface Cell {
  readonly id: string;
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly def: RoomDef | undefined;
  /** By side of the house: north, east, south, west. */
  readonly edges: readonly Edge[];
}

export interface FloorPlan {
  readonly id: string;
  readonly cells: readonly Cell[];
  /** Places of rooms that the house has lost. */
  readonly holes: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export type RoomDefs = ReadonlyMap<string, RoomDef>;

/** A printed side after the tile was turned. */
export const turned = (side: number, turn: number): number => (side + turn) & 3;

/** Printed sides as sides of the house. */
export const sidesOf = (letters: readonly string[] | undefined, turn: number): number[] =>
  (letters ?? []).map((letter) => turned(SIDES.indexOf(letter as SideLetter), turn));

type Laid = Position['rooms'][number];

export class Plan {
  readonly floors: readonly FloorPlan[];
  readonly #cells: ReadonlyMap<string, Cell>;
  readonly #stairs = new Map<string, readonly Cell[]>();

  /** `floors` in the order they are shown; those without a room are left out. */
  constructor(position: Pick<Position, 'rooms' | 'lost'>, defs: RoomDefs, floors: readonly string[]) {
    const laid = new Map(position.rooms.map((room) => [`${room.floor}/${room.x}/${room.y}`, room]));
    const hasDoor = (room: Laid, side: number): boolean => sidesOf(defs.get(room.id)?.doors, room.turn).includes(side);
    const edge = (room: Laid, side: number): Edge => {
      if (!hasDoor(room, side)) return 'wall';
      const next = laid.get(`${room.floor}/${room.x + DX[side]}/${room.y + DY[side]}`);
      if (next === undefined) return 'unopened';
      return hasDoor(next, opposite(side)) ? 'way' : 'shut';
    };
    const cells = position.rooms.map(
      (room): Cell => ({ ...room, def: defs.get(room.id), edges: SIDES.map((_, side) => edge(room, side)) }),
    );
    this.#cells = new Map(cells.map((cell) => [cell.id, cell]));
    this.floors = floors.flatMap((id): FloorPlan[] => {
      const own = cells.filter(({ floor }) => floor === id);
      if (own.length === 0) return [];
      const holes = (position.lost ?? []).filter(({ floor }) => floor === id);
      const places = [...own, ...holes];
      const left = Math.min(...places.map(({ x }) => x));
      const top = Math.min(...places.map(({ y }) => y));
      const columns = Math.max(...places.map(({ x }) => x)) - left + 1;
      const rows = Math.max(...places.map(({ y }) => y)) - top + 1;
      return [{ id, cells: own, holes, left, top, columns, rows }];
    });
  }

  cell(id: string): Cell | undefined {
    return this.#cells.get(id);
  }

  at(floor: string, x: number, y: number): Cell | undefined {
    return this.floors.find(({ id }) => id === floor)?.cells.find((cell) => cell.x === x && cell.y === y);
  }

  /** The room behind an open door. */
  beyond(cell: Cell, side: number): Cell | undefined {
    return cell.edges[side] === 'way' ? this.at(cell.floor, cell.x + DX[side], cell.y + DY[side]) : undefined;
  }

  /** Rooms that stairs join to this one, either way. */
  stairs(cell: Cell): readonly Cell[] {
    const known = this.#stairs.get(cell.id);
    if (known !== undefined) return known;
    const own = (cell.def?.links ?? []).map(({ to }) => to);
    const back = [...this.#cells.values()].filter(({ def }) => def?.links?.some(({ to }) => to === cell.id));
    const found = [...own.flatMap((id) => this.cell(id) ?? []), ...back];
    this.#stairs.set(cell.id, found);
    return found;
  }

  /** Rooms that one can walk to from here. */
  neighbours(cell: Cell): Cell[] {
    return [...SIDES.keys()].flatMap((side) => this.beyond(cell, side) ?? []).concat(this.stairs(cell));
  }
}
