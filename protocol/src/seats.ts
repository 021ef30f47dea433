/** How many seats a table can have, whatever is played at it. In a file of its own: a page that wants it need not load what checks messages. */
export const TABLE_SEATS = { min: 2, max: 6 } as const;

/** How many seats a table of these players may have, fewest first; all that a table can have where nobody has said who plays. */
export function seatCounts(players: { readonly min: number; readonly max: number } | null): number[] {
  const least = Math.max(TABLE_SEATS.min, players?.min ?? 0);
  const most = Math.min(TABLE_SEATS.max, players?.max ?? TABLE_SEATS.max);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}
