import type { ExplorerDef, Pack, Position, RoomDef } from '@hollow/engine';

/** The house as it can be drawn: floors of rooms with what is at each of their sides. Knows geometry, no rules. */

export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;
export const LETTERS = ['N', 'E', 'S', 'W'] as const;

/** `way`: doors on both sides. `unopened`: nothing lies behind it yet. `shut`: the neighbour shows a wall. */
export type Edge = 'wall' | 'way' | 'unopened' | 'shut';

export interface Piece {
  readonly id: string;
  readonly def: ExplorerDef | undefined;
  readonly letter: string;
  readonly active: boolean;
}

export interface Room {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly def: RoomDef | undefined;
  /** By side of the house: north, east, south, west. */
  readonly edges: readonly Edge[];
  readonly windows: readonly boolean[];
  /** Sides of the house that belong to the first part of a split room; null in a whole one. */
  readonly split: readonly number[] | null;
  readonly pieces: readonly Piece[];
  readonly tokens: readonly string[];
  /** Those of the tokens that are monsters. */
  readonly monsters: readonly string[];
  readonly cards: readonly string[];
}

export interface Floor {
  readonly id: string;
  readonly rooms: readonly Room[];
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const turned = (printed: number, turn: number): number => (printed + turn) & 3;
/** Printed sides as sides of the house, after the turn. */
export const sidesOf = (letters: readonly string[] | undefined, turn: number): number[] =>
  (letters ?? []).map((letter) => turned(LETTERS.indexOf(letter as (typeof LETTERS)[number]), turn));

/** A letter for each explorer, the first of the name that nobody else has. */
export function lettersFor(
  explorers: readonly { readonly id: string }[],
  name: (id: string) => string,
): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { id } of explorers) {
    const wanted = [...name(id).toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((c) => /\p{L}/u.test(c));
    letters.set(id, wanted.find((c) => ![...letters.values()].includes(c)) ?? '?');
  }
  return letters;
}

/** The floors in the order of the edition, those without rooms left out. */
export function planOf(position: Position, packs: readonly Pack[], letters: ReadonlyMap<string, string>): Floor[] {
  const defs = new Map(packs.flatMap((pack) => pack.rooms ?? []).map((def) => [def.id, def]));
  const explorers = new Map(packs.flatMap((pack) => pack.explorers ?? []).map((def) => [def.id, def]));
  const at = (floor: string, x: number, y: number): Position['rooms'][number] | undefined =>
    position.rooms.find((room) => room.floor === floor && room.x === x && room.y === y);
  const hasDoor = (room: Position['rooms'][number], side: number): boolean =>
    sidesOf(defs.get(room.id)?.doors, room.turn).includes(side);

  const edge = (room: Position['rooms'][number], side: number): Edge => {
    if (!hasDoor(room, side)) return 'wall';
    const next = at(room.floor, room.x + DX[side], room.y + DY[side]);
    if (next === undefined) return 'unopened';
    return hasDoor(next, (side + 2) & 3) ? 'way' : 'shut';
  };

  const drawn = (room: Position['rooms'][number]): Room => {
    const def = defs.get(room.id);
    const windows = sidesOf(def?.windows, room.turn);
    return {
      id: room.id,
      x: room.x,
      y: room.y,
      def,
      edges: LETTERS.map((_, side) => edge(room, side)),
      windows: LETTERS.map((_, side) => windows.includes(side)),
      split: def?.parts === undefined ? null : sidesOf(def.parts[0], room.turn),
      pieces: position.explorers
        .filter((explorer) => explorer.room === room.id)
        .map(({ id }) => ({
          id,
          def: explorers.get(id),
          letter: letters.get(id) ?? '?',
          active: position.turn.who === id,
        })),
      tokens: position.tokens.filter((token) => token.room === room.id).map((token) => token.id),
      monsters: position.tokens.filter((token) => token.room === room.id && token.monster === true).map(({ id }) => id),
      cards: position.piles.filter((pile) => pile.room === room.id).map((pile) => pile.card),
    };
  };

  return packs
    .flatMap((pack) => pack.edition?.floors ?? [])
    .flatMap((id) => {
      const rooms = position.rooms.filter((room) => room.floor === id).map(drawn);
      if (rooms.length === 0) return [];
      const left = Math.min(...rooms.map((room) => room.x));
      const top = Math.min(...rooms.map((room) => room.y));
      const columns = Math.max(...rooms.map((room) => room.x)) - left + 1;
      const rows = Math.max(...rooms.map((room) => room.y)) - top + 1;
      return [{ id, rooms, left, top, columns, rows }];
    });
}
