import type { Position } from '@hollow/engine';
import { TILE } from './measures.ts';
import type { PlanCell } from './plan.ts';
import { type BySide, type Quarter, STEP_EAST, STEP_SOUTH, toQuarter, turnSides } from './sides.ts';

/** Where people, monsters, tokens and cards stand in a room, in units of the tile. */

export interface Standing {
  readonly id: string;
  readonly kind: 'explorer' | 'monster' | 'corpse';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface One {
  readonly id: string;
  readonly kind: Standing['kind'];
  readonly part: number;
}

/** A doorway is part 8 to 11: north, east, south, west. */
const DOORWAY = 8;
const MIDDLE = TILE / 2;
/** Above the plate. */
const LINE = 104;

const total = (sides: readonly Quarter[], d: BySide<number>): number =>
  sides.reduce((sum: number, side) => sum + d[side], 0);

/** The middle of one part of a split room: towards the doors that belong to it. */
function middleOf(cell: PlanCell, part: number): { readonly x: number; readonly y: number } {
  if (part >= DOORWAY) {
    const side = toQuarter(part - DOORWAY);
    return { x: MIDDLE + STEP_EAST[side] * 96, y: MIDDLE + STEP_SOUTH[side] * 96 };
  }
  const parts = cell.def?.parts;
  if (parts === undefined) return { x: MIDDLE, y: LINE };
  const sides = turnSides(parts[part], cell.turn);
  const others = turnSides(parts.filter((_, i) => i !== part).flat(), cell.turn);
  const lean = (d: BySide<number>): number => Math.sign(total(sides, d) - total(others, d));
  const down = lean(STEP_SOUTH);
  return { x: MIDDLE + lean(STEP_EAST) * 58, y: LINE + (down > 0 ? 46 : down * 44) };
}

/** Beside an explorer of size 1. */
const SIZES: Readonly<Record<Standing['kind'], number>> = { explorer: 1, monster: 1.18, corpse: 0.8 };

/** In rows of up to three, in front of each other where they are many. */
function spread(
  ones: readonly One[],
  at: { readonly x: number; readonly y: number },
  size: number,
  narrow: boolean,
): Standing[] {
  const most = narrow ? 2 : 3;
  const per = ones.length > most ? Math.ceil(ones.length / Math.ceil(ones.length / most)) : ones.length;
  const rows = Math.ceil(ones.length / Math.max(1, per));
  const room = narrow ? 110 : 214;
  // Two rows leave the plate free, also where it has two lines.
  const own = Math.min(size, room / Math.max(1, per) - 6, (narrow ? 62 : rows > 1 ? 132 : 168) / Math.max(1, rows) - 4);
  const middle = rows > 1 && !narrow ? at.y - 16 : at.y;
  return ones.map(({ id, kind }, i) => {
    const [row, column] = [Math.floor(i / per), i % per];
    const inRow = Math.min(per, ones.length - row * per);
    const big = own * SIZES[kind];
    return {
      id,
      kind,
      size: big,
      x: at.x + (column - (inRow - 1) / 2) * (own + 13 * (own / 80)),
      y: middle + (row - (rows - 1) / 2) * (own + 4),
    };
  });
}

/** Everybody in a room: explorers, monsters and those who lie there dead, those of one part together. */
export function standingIn(cell: PlanCell, position: Pick<Position, 'explorers' | 'tokens'>, size: number): Standing[] {
  const ones: One[] = [
    ...position.explorers
      .filter(({ room, dead, zone }) => room === cell.id && dead !== true && zone === undefined)
      .map(({ id, part }): One => ({ id, kind: 'explorer', part })),
    ...position.tokens
      .filter(({ room, monster }) => room === cell.id && monster === true)
      .map(({ id, part }): One => ({ id, kind: 'monster', part })),
    ...position.explorers
      .filter(({ room, corpse }) => room === cell.id && corpse === true)
      .map(({ id, part }): One => ({ id, kind: 'corpse', part })),
  ];
  const parts = [...new Set(ones.map(({ part }) => part))];
  const split = cell.def?.parts !== undefined;
  return parts.flatMap((part) =>
    spread(
      ones.filter((one) => one.part === part),
      part >= DOORWAY || split ? middleOf(cell, part) : { x: MIDDLE, y: LINE },
      size,
      split || part >= DOORWAY,
    ),
  );
}
