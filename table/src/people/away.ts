import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { seatAt, type TableData, withoutVoteOf, withSeat } from '../moment/table.ts';

/** Who leaves the table, for a while or for good. */

/** Somebody else at the table who can be the host. */
function nextHost({ seats, host }: TableData): number {
  const found = seats.findIndex(({ holder, resigned }, seat) => seat !== host && holder === 'person' && !resigned);
  return found < 0 ? host : found;
}

/** Gives up: a bot plays the explorer to the end, so that the others' game goes on. */
export function resign(moment: Moment, act: Act): Draft {
  requirePlaying(moment);
  const { table } = moment;
  const { name, resigned } = seatAt(table, act.seat);
  if (resigned) throw new RefusedError('not-allowed', 'the seat has resigned');
  const next = withSeat(withoutVoteOf(table, act.seat), act.seat, { resigned: true });
  const host = act.seat === table.host ? nextHost(next) : table.host;
  return tableDraft(
    act,
    { ...next, host },
    note('resigned', { seat: act.seat, name }),
    ...(host === table.host ? [] : [note('host', { seat: host, name: seatAt(table, host).name })]),
  );
}

/** A bot plays for the seat until its person is back. */
function letBotPlay(moment: Moment, act: Act, seat: number): Draft {
  const { table } = moment;
  return tableDraft(
    act,
    withSeat(withoutVoteOf(table, seat), seat, { substituted: true }),
    note('away', { seat, name: seatAt(table, seat).name }),
  );
}

/** A bot takes an absent person's seat. */
export function substituteAbsent(moment: Moment, act: Act): Draft {
  requirePlaying(moment);
  const { substituted, holder } = seatAt(moment.table, act.seat);
  if (substituted || holder !== 'person') throw new RefusedError('conflict', 'a bot plays already');
  return letBotPlay(moment, act, act.seat);
}

/** The host lets a bot play for somebody who has been away for a while, until they are back. */
export function substituteByHost(moment: Moment, act: Act, seat: number, isGone: boolean): Draft {
  requirePlaying(moment);
  const { substituted, resigned } = seatAt(moment.table, seat);
  if (substituted || resigned) throw new RefusedError('conflict', 'a bot plays already');
  if (!isGone)
    throw new RefusedError('taken', 'whoever holds the seat is here, or was a moment ago', { field: 'away' });
  return letBotPlay(moment, act, seat);
}

/** The person is back: the bot hands over. */
export function comeBack(moment: Moment, act: Act): Draft {
  const { table } = moment;
  const { name, substituted } = seatAt(table, act.seat);
  if (!substituted) throw new RefusedError('conflict', 'no bot has to hand over');
  return tableDraft(act, withSeat(table, act.seat, { substituted: false }), note('back', { seat: act.seat, name }));
}

/** Takes over the part of the host, who has gone. */
export function takeHost(moment: Moment, act: Act, isHostGone: boolean): Draft {
  const { table } = moment;
  const { holder, resigned, substituted } = seatAt(table, table.host);
  if (holder === 'person' && !resigned && !substituted && !isHostGone)
    throw new RefusedError('not-host', 'the host is there', { field: 'host' });
  const own = seatAt(table, act.seat);
  if (own.resigned) throw new RefusedError('not-allowed', 'the seat has resigned');
  return tableDraft(act, { ...table, host: act.seat }, note('host', { seat: act.seat, name: own.name }));
}
