import type { TableSeat } from '@hollow/server/protocol';
import type { Text } from '@hollow/text/browser';

/** Who sits there: people by their names, bots by the number of their chair. */
export function seatName(text: Text, seat: Pick<TableSeat, 'seat' | 'name' | 'holder'> | undefined): string {
  if (seat === undefined) return '';
  return seat.holder === 'bot' && seat.name === '' ? text.t('play.bot-named', { n: seat.seat + 1 }) : seat.name;
}
