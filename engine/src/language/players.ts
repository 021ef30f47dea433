import type { EditionDef } from './types.ts';

/** Where an edition says nothing of it: two each at a table of two. */
const USUAL: Readonly<Record<string, number>> = { 2: 2 };

/** How many explorers each seat brings to a table of so many seats. */
export const explorersEach = ({ players }: Pick<EditionDef, 'players'>, seats: number): number =>
  (players.explorers ?? USUAL)[seats] ?? 1;
