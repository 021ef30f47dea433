import type { TableSeat } from '@hollow/protocol';

/** Seats that whoever knocks may be given, the likeliest first: open ones, those of bots, and those whose person is not there. The host stays. */
export function seatsForGuest(seats: readonly TableSeat[]): readonly TableSeat[] {
  const left = seats.filter(({ holder, here, host }) => holder === 'person' && !here && !host);
  const held = (by: TableSeat['holder']): TableSeat[] => seats.filter(({ holder }) => holder === by);
  return [...held('open'), ...held('bot'), ...left];
}
