/**
 * Rows of tables. Numbers in a state are in range, because a saved game is checked when it comes in: so here and in `core/tables.ts`, and nowhere else, a
 * row is taken to be there. There is one function for each kind of array, since a place in the code that meets only one kind reads it fastest.
 */

/** A row of a table of objects. */
export const rowOf = <T>(table: readonly T[], i: number): T => table[i] as T;

/** A number in a column of the state. */
export const cell = (column: readonly number[], i: number): number => column[i] as number;

/** A number in a packed table, made when packs are compiled. */
export const packedCell = (column: Int32Array | Uint32Array, i: number): number => column[i] as number;

/** What stands under a name that is known to be there. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T => table[name] as T;
