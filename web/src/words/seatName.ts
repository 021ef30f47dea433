import type { TableSeat } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { shortName } from './say.ts';

export type SeatedPlayer = Pick<TableSeat, 'seat' | 'name' | 'holder' | 'explorers'>;

/** Who sits there: people by their names, bots by those that go with the number of their seat. */
export function seatName(text: Text, seat: Omit<SeatedPlayer, 'explorers'> | undefined): string {
  if (seat === undefined) return '';
  return seat.holder === 'bot' && seat.name === '' ? text.t('play.bot-named', { n: seat.seat + 1 }) : seat.name;
}

/** Somebody at a table where a game is on: the explorers, who are known from the house, and who plays them. `own` is the viewer's seat. */
export function playerName(text: Text, seat: SeatedPlayer | undefined, own: number | null): string {
  const player = seat !== undefined && seat.seat === own ? text.t('play.you') : seatName(text, seat);
  const explorers = seat?.explorers.map((id) => shortName(text, id)) ?? [];
  return explorers.length === 0 ? player : text.t('play.player', { explorers: text.list(explorers, 'and'), player });
}

/** What somebody is called of whom a line of the log tells by seat and by name. */
export type Naming = (seat: number | null, name: string) => string;

export const byName: Naming = (_seat, name) => name;

/** Before a game, where nobody sits with an explorer, everybody goes by name alone. */
export function namingAt(text: Text, seats: readonly SeatedPlayer[] | null, own: number | null): Naming {
  if (seats === null) return byName;
  return (seat, name) => {
    const found = seat === null ? undefined : seats[seat];
    if (found === undefined) return name;
    // Somebody else may sit there by now.
    return name === found.name
      ? playerName(text, found, own)
      : playerName(text, { ...found, name, holder: name === '' ? 'bot' : 'person' }, null);
  };
}
