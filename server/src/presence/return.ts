import { comeBack, isMissed, type Moment, RefusedError } from '@hollow/table';
import type { Games } from '../games/games.ts';

/** Somebody is at a seat again that was missed: the bot hands over, and nobody gives the seat up any more. */
export async function noteReturn(
  { games, now }: { readonly games: Games; readonly now: () => number },
  { table }: Moment,
  seat: number,
): Promise<void> {
  if (table.phase !== 'playing' || !isMissed(table, seat)) return;
  try {
    await games.act(table.id, (present) => comeBack(present, { seat, mid: null, at: now() }));
  } catch (error) {
    // Somebody else did it first, or it need not be done.
    if (!(error instanceof RefusedError)) throw error;
  }
}
