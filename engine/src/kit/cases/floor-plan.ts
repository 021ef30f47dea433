import type { PlacedRoom } from '../../contract/position.ts';
import type { Pack } from '../../language/pack.ts';
import type { RoomDef, Side } from '../../language/types.ts';
import type { RoomScript } from '../script-types.ts';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly doors: readonly boolean[];
}

/** Doors by side once the tile is turned by so many quarters. */
const turned = ({ doors }: RoomDef, quarters: number): boolean[] =>
  SIDES.map((_, side) => doors.includes(SIDES[(side + 4 - quarters) % 4] ?? 'N'));

/** Lays rooms beside those that are there, door to door where one is left, else apart from the rest. */
export class CasePlan {
  readonly #floors = new Map<string, Tile[]>();
  readonly #defs: ReadonlyMap<string, RoomDef>;
  readonly laid: Record<string, RoomScript> = {};
  #apart = 0;

  constructor(packs: readonly Pack[], there: readonly PlacedRoom[]) {
    this.#defs = new Map(packs.flatMap(({ rooms }) => rooms ?? []).map((def) => [def.id, def]));
    for (const { id, floor, x, y, turn } of there) {
      const def = this.#defs.get(id);
      if (def !== undefined) this.#tiles(floor).push({ x, y, doors: turned(def, turn) });
    }
  }

  #tiles(floor: string): Tile[] {
    const tiles = this.#floors.get(floor) ?? [];
    this.#floors.set(floor, tiles);
    return tiles;
  }

  lay(id: string): void {
    const def = this.#defs.get(id);
    if (def === undefined || this.laid[id] !== undefined) return;
    const fit = def.floors.map((floor) => this.#fit(floor, def)).find((found) => found !== null);
    const [first = ''] = def.floors;
    const room = fit ?? { floor: first, x: 20 + 2 * this.#apart++, y: 20, turn: 0 };
    this.#tiles(room.floor).push({ x: room.x, y: room.y, doors: turned(def, (room.turn ?? 0) / 90) });
    this.laid[id] = room;
  }

  /** A free square behind an open door, with a door of the new tile towards it. */
  #fit(floor: string, def: RoomDef): RoomScript | null {
    const tiles = this.#tiles(floor);
    const isTaken = (x: number, y: number): boolean => tiles.some((tile) => tile.x === x && tile.y === y);
    for (const { x, y, doors } of tiles)
      for (const [side, [dx, dy]] of STEPS.entries()) {
        if (doors[side] !== true || isTaken(x + dx, y + dy)) continue;
        const quarters = [0, 1, 2, 3].find((q) => turned(def, q)[(side + 2) % 4] === true);
        if (quarters !== undefined) return { floor, x: x + dx, y: y + dy, turn: quarters * 90 };
      }
    return null;
  }
}
