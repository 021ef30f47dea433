import type { SeatStore } from '../store/seats.ts';
import type { Presence } from './presence.ts';

/** Where it is known who is connected and who has just sat down. */
export interface PresenceSources {
  readonly presence: Presence;
  readonly seats: SeatStore;
  readonly now: () => number;
}

/** For how long nobody has been at the seat, at any node; null while somebody is. Who took it just now and is not connected yet has not been away for longer. */
export async function seatAwayFor(
  { presence, seats, now }: PresenceSources,
  game: string,
  seat: number,
): Promise<number | null> {
  const away = await presence.awayFor(game, seat);
  if (away === null) return null;
  const since = await seats.heldSince(game, seat);
  return since === null ? away : Math.min(away, now() - since);
}
