import type { TableSeat } from '@hollow/protocol';

/** Seats that whoever knocks may be given, the likeliest first: open ones, those that were given up, and those of bots. The host stays. */
export function seatsForGuest(seats: readonly TableSeat[]): readonly TableSeat[] {
  const givenUp = seats.filter((seat) => seat.givenUp !== null && !seat.host);
  const held = (by: TableSeat['holder']): TableSeat[] => seats.filter(({ holder }) => holder === by);
  return [...held('open'), ...givenUp, ...held('bot')];
}
