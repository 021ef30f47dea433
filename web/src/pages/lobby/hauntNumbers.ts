import type { HauntNotice } from '@hollow/protocol';

/** The numbers by which people know haunts that are named `pack/id`. */
export const hauntNumbers = (known: readonly HauntNotice[], haunts: readonly string[]): number[] =>
  known.filter(({ haunt }) => haunts.includes(haunt)).map(({ number }) => number);

/** The other way round. */
export const hauntsNumbered = (known: readonly HauntNotice[], numbers: readonly number[]): string[] =>
  known.filter(({ number }) => numbers.includes(number)).map(({ haunt }) => haunt);
