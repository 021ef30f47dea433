import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { keepsFor, LOBBY_WAIT, spanOf, standInTime } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import {
  isKept,
  keptSeats,
  openVotes,
  seatAt,
  type TableData,
  type VoteData,
  withoutVoteOf,
  withoutVotes,
  withSeat,
} from '../moment/table.ts';

/** Who leaves the table, for a while or for good, and comes back (docs/seats.md). */

/** For how long nobody has been at a seat, in milliseconds; null while somebody is. */
export type AwayFor = number | null;

export const isAwayFor = (away: AwayFor, time: number): boolean => away !== null && away >= time;

/** The table when this seat is nobody's any more: somebody else is the host, and a vote that needs it is over. */
export function withoutSeat(table: TableData, seat: number): TableData {
  const heir = keptSeats(table).find((other) => other !== seat);
  return { ...withoutVoteOf(table, seat), host: seat === table.host ? (heir ?? table.host) : table.host };
}

/** What is said of a host who was chosen because the one before has gone. */
export const hostNotes = (before: TableData, after: TableData) =>
  before.host === after.host ? [] : [note('host', { seat: after.host, name: seatAt(after, after.host).name })];

/** Gives up: a bot plays the explorer on, so that the others' game goes on, and somebody else may have the seat. */
export function resign(moment: Moment, act: Act): Draft {
  requirePlaying(moment);
  const { table } = moment;
  const { name, givenUp } = seatAt(table, act.seat);
  if (givenUp !== null) throw new RefusedError('not-allowed', 'the seat has been given up');
  const next = withSeat(withoutSeat(table, act.seat), act.seat, { givenUp: 'said', leaving: null });
  return tableDraft(act, next, note('resigned', { seat: act.seat, name }), ...hostNotes(table, next));
}

/** A bot plays for the seat until its person is back. A vote goes on: a bot does not cast it. */
function letBotPlay({ table }: Moment, act: Act, seat: number): Draft {
  const next = withSeat(table, seat, { substituted: true });
  return tableDraft(act, next, note('away', { seat, name: seatAt(table, seat).name }));
}

function requirePersonPlays({ table }: Moment, seat: number): void {
  const data = seatAt(table, seat);
  if (!isKept(data) || data.substituted) throw new RefusedError('conflict', 'a bot plays already');
}

/** A bot takes an absent person's seat. */
export function substituteAbsent(moment: Moment, act: Act): Draft {
  requirePlaying(moment);
  requirePersonPlays(moment, act.seat);
  return letBotPlay(moment, act, act.seat);
}

/** Somebody lets a bot play for a person who has been away for a while, until they are back. */
export function substituteByHand(moment: Moment, act: Act, seat: number, away: AwayFor): Draft {
  requirePlaying(moment);
  requirePersonPlays(moment, seat);
  if (!isAwayFor(away, standInTime(moment.table.settings)))
    throw new RefusedError('taken', 'whoever holds the seat is here, or was a moment ago', { field: 'away' });
  return letBotPlay(moment, act, seat);
}

/** Whether something was done or asked because nobody is at the seat. */
export const isMissed = (table: TableData, seat: number): boolean => {
  const data = table.seats[seat];
  if (data?.holder !== 'person' || data.givenUp === 'said') return false;
  return data.substituted || data.leaving !== null || data.givenUp !== null || openVotes(table).some(isToGiveUp(seat));
};

const isToGiveUp =
  (own: number) =>
  ({ about, seat }: VoteData): boolean =>
    about === 'give-up' && seat === own;

/** The person is back, by a device of theirs, a passkey or a personal link: the bot hands over, and nobody gives up the seat any more. */
export function comeBack(moment: Moment, act: Act): Draft {
  const { table } = moment;
  if (!isMissed(table, act.seat)) throw new RefusedError('conflict', 'nobody has missed them');
  const next = withSeat(withoutVotes(table, isToGiveUp(act.seat)), act.seat, {
    substituted: false,
    leaving: null,
    givenUp: null,
  });
  return tableDraft(act, next, note('back', { seat: act.seat, name: seatAt(table, act.seat).name }));
}

/** All who are there agree to give up the seat: its person has as long again to object, by coming back. */
export function beginToGiveUp({ table }: Moment, act: Act, seat: number): Draft {
  const keep = keepsFor(table);
  const next = withSeat(withoutVotes(table, isToGiveUp(seat)), seat, { leaving: act.at + keep });
  return tableDraft(act, next, note('leaving', { seat, name: seatAt(table, seat).name, ...spanOf(keep) }));
}

/** The time to object is over. Where nobody could have come back so long, because there was no server, there is more of it. */
export function endGivingUp(moment: Moment, act: Act, seat: number, away: AwayFor): Draft {
  requirePlaying(moment);
  const { table } = moment;
  const { leaving, name } = seatAt(table, seat);
  if (leaving === null || act.at < leaving) throw new RefusedError('conflict', 'it is not time yet');
  const missing = keepsFor(table) - (away ?? 0);
  if (missing > 0) return tableDraft(act, withSeat(table, seat, { leaving: act.at + missing }));
  const next = withSeat(withoutSeat(table, seat), seat, { leaving: null, givenUp: 'agreed' });
  return tableDraft(act, next, note('given-up', { seat, name }), ...hostNotes(table, next));
}

/** When the next seat is given up, unless its person is back before; null for none. */
export function nextToGiveUp({ phase, seats }: TableData): { readonly seat: number; readonly at: number } | null {
  if (phase !== 'playing') return null;
  const times = seats.flatMap(({ leaving }, seat) => (leaving === null ? [] : [{ seat, at: leaving }]));
  return times.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** Takes over the part of the host, who has not come back in time. */
export function takeHost({ table }: Moment, act: Act, away: AwayFor): Draft {
  const wait = table.phase === 'lobby' ? LOBBY_WAIT : keepsFor(table);
  if (isKept(seatAt(table, table.host)) && !isAwayFor(away, wait))
    throw new RefusedError('not-host', 'the host is there, or has time to come back', { field: 'host' });
  const own = seatAt(table, act.seat);
  if (!isKept(own)) throw new RefusedError('not-allowed', 'the seat has been given up');
  return tableDraft(act, { ...table, host: act.seat }, note('host', { seat: act.seat, name: own.name }));
}
