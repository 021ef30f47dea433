import type { PublicTable, TableSeat } from '@hollow/protocol';

/** What may be done about the people of a table (docs/seats.md). The page offers it; the server says the last word. */

export interface Away {
  readonly n: number;
  /** `unknown` where nobody saw them go. */
  readonly unit: 'moment' | 'minute' | 'hour' | 'day' | 'unknown';
}

const MINUTE = 60_000;

/** A time in whole units, as a person would say it. */
export function wholeSpan(time: number): { readonly n: number; readonly unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(1, Math.floor(time / MINUTE));
  if (minutes < 60) return { n: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { n: hours, unit: 'hour' } : { n: Math.floor(hours / 24), unit: 'day' };
}

/** How long somebody has been away, as a person would say it. */
export function awayFor(away: number | null, now: number): Away {
  if (away === null) return { n: 0, unit: 'unknown' };
  return now - away < MINUTE ? { n: 0, unit: 'moment' } : wholeSpan(now - away);
}

/** Somebody may come back to the seat at any time. */
export const hasPerson = ({ holder, givenUp }: Pick<TableSeat, 'holder' | 'givenUp'>): boolean =>
  holder === 'person' && givenUp === null;

/** Nobody has been at the seat of a person for so long. */
const isAway = (seat: TableSeat, time: number, now: number): boolean =>
  hasPerson(seat) && !seat.here && (seat.away === null || now - seat.away >= time);

export interface Powers {
  readonly makeHost: boolean;
  /** A bot may play for whoever is away, until they are back. */
  readonly standIn: boolean;
  /** The others may be asked to remove them. */
  readonly remove: boolean;
  /** The others may be asked to give up the seat. */
  readonly giveUp: boolean;
  /** The seat may go to somebody at the door: at once, or if the others agree. */
  readonly admit: 'now' | 'ask' | null;
}

const NONE: Powers = { makeHost: false, standIn: false, remove: false, giveUp: false, admit: null };

type Company = Pick<PublicTable, 'seats' | 'waits'>;

/** A seat that was given up is handed on at once; about a bot's everybody else is asked. One of a person who was removed is theirs. */
function admission({ seats }: Company, seat: TableSeat): Powers['admit'] {
  if (seat.holder === 'person') return seat.givenUp === null ? null : 'now';
  if (seat.removed) return 'now';
  return seats.some((other) => hasPerson(other) && !other.host) ? 'ask' : 'now';
}

/** What whoever sits at `own` may do about a seat while the game is on. */
export function powersOver(company: Company, seat: TableSeat, own: number, now: number): Powers {
  const { seats, waits } = company;
  const mine = seats[own];
  const host = seats.find((other) => other.host);
  if (mine === undefined || !hasPerson(mine) || seat.seat === own) return NONE;
  const kept = hasPerson(seat);
  const keepsGoing = mine.host || (host !== undefined && isAway(host, waits.standIn, now));
  return {
    makeHost: mine.host && kept && seat.here,
    standIn: keepsGoing && isAway(seat, waits.standIn, now) && !seat.substituted,
    // Between two people neither removes the other.
    remove: kept && seats.filter(hasPerson).length > 2,
    giveUp: isAway(seat, waits.keep, now) && seat.leaving === null,
    admit: mine.host ? admission(company, seat) : null,
  };
}

/** Whether somebody else may be the host: now, later, or not as long as the host is there. */
export function hostIsGone({ seats, waits }: Company, now: number): 'gone' | 'going' | 'there' {
  const host = seats.find((seat) => seat.host);
  if (host === undefined || !hasPerson(host) || isAway(host, waits.keep, now)) return 'gone';
  return host.here ? 'there' : 'going';
}

/** Nobody else is asked: what is taken back past a reveal is taken back alone, and marked. */
export const isAlone = ({ seats }: Pick<PublicTable, 'seats'>): boolean => seats.filter(hasPerson).length === 1;
