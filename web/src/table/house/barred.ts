import type { Barred } from '@hollow/engine';

/** Ways into a room, or doors of it, that are closed now. */
export const barredFor = (barred: readonly Barred[], room: string): Barred[] =>
  barred.filter(
    (line) => (line.verb === 'move' || line.verb === 'discover' || line.verb === 'leave') && line.room === room,
  );
