import type { SeatStore } from '../store/seats.ts';
import type { Presence } from './presence.ts';

/** After so long without any of its devices a seat counts as left, in milliseconds. */
const LEFT_AFTER = 60_000;

/** Whether nobody has been at the seat for a while, at any node. Who took it just now and is not connected yet has not gone. */
export async function isGone(
  { presence, seats, now }: { readonly presence: Presence; readonly seats: SeatStore; readonly now: () => number },
  game: string,
  seat: number,
): Promise<boolean> {
  const away = await presence.awayFor(game, seat);
  if (away === null || away < LEFT_AFTER) return false;
  const since = await seats.heldSince(game, seat);
  return since === null || now() - since >= LEFT_AFTER;
}
