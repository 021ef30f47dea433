import type { Side } from '@hollow/engine';

/** Sides of a room and of the house, by letter as they are printed and by number as the code counts them. */

export const SIDE_LETTERS: BySide<Side> = ['N', 'E', 'S', 'W'];

/** A side, or how far a tile is turned: quarters clockwise, from the north. */
export type Quarter = 0 | 1 | 2 | 3;
export const QUARTERS = [0, 1, 2, 3] as const satisfies readonly Quarter[];
export const [NORTH, EAST, SOUTH, WEST] = QUARTERS;

/** Something for each side of the house: north, east, south, west. */
export type BySide<T> = readonly [north: T, east: T, south: T, west: T];

export const bySide = <T>(make: (side: Quarter) => T): BySide<T> => [make(NORTH), make(EAST), make(SOUTH), make(WEST)];

/** Steps to the east and to the south that lead through each side. */
export const STEP_EAST: BySide<number> = [0, 1, 0, -1];
export const STEP_SOUTH: BySide<number> = [-1, 0, 1, 0];

/** After any number of quarters one faces one of four sides. */
export const toQuarter = (n: number): Quarter => (n & 3) as Quarter;
export const oppositeSide = (side: Quarter): Quarter => toQuarter(side + 2);

const NUMBERS: Readonly<Record<string, Quarter>> = { N: NORTH, E: EAST, S: SOUTH, W: WEST };

/** The number of a printed side; null for what is no side. */
export const quarterOf = (letter: string): Quarter | null => NUMBERS[letter] ?? null;

/** Printed sides as sides of the house, after the tile was turned. */
export const turnSides = (letters: readonly string[] | undefined, turn: number): Quarter[] =>
  (letters ?? []).flatMap((letter) => {
    const printed = quarterOf(letter);
    return printed === null ? [] : [toQuarter(printed + turn)];
  });

export interface GridPlace {
  readonly x: number;
  readonly y: number;
}

/** The place behind a side of another. */
export const placeBeyond = ({ x, y }: GridPlace, side: Quarter): GridPlace => ({
  x: x + STEP_EAST[side],
  y: y + STEP_SOUTH[side],
});
