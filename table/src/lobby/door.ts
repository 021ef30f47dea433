import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireNotDealing, requireNotOver, tableDraft } from '../moment/moment.ts';
import { keepsFor, LOBBY_WAIT } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import {
  isKept,
  type KnockData,
  keptSeats,
  personSeat,
  seatAt,
  type TableData,
  withoutVotes,
  withSeat,
} from '../moment/table.ts';
import { type AwayFor, isAwayFor } from '../people/away.ts';

import { requireFreeName } from './names.ts';

/** People at the door: they knock, and the host lets them in or does not. */

/** How many may wait at the door. */
const MOST_KNOCKS = 12;

/** The same person who waits at the door already, under the same name; null where they do not. */
export const waitsAlready = ({ knocks }: TableData, { device, name, lang }: KnockData): KnockData | null =>
  knocks.find((waiting) => waiting.device === device && waiting.name === name && waiting.lang === lang) ?? null;

export function knock(moment: Moment, caller: KnockData): Draft {
  const { table } = moment;
  requireNotOver(moment);
  if (table.settings.door === 'closed') throw new RefusedError('closed', 'the door is closed');
  if (table.practice !== null) throw new RefusedError('closed', 'somebody practises here, with bots');
  const others = table.knocks.filter(({ device }) => device !== caller.device);
  if (others.length >= MOST_KNOCKS) throw new RefusedError('closed', 'too many wait at the door');
  return {
    table: { ...table, knocks: [...others, caller] },
    rows: [
      { kind: 'table', seat: null, mid: null, body: { items: [note('knocked', { name: caller.name })] }, after: null },
    ],
  };
}

/** A device goes by another name from now on, at the door and where its person was removed from a seat. */
export function renameDevice({ table }: Moment, from: string, to: string): Draft {
  const renamed = (device: string): string => (device === from ? to : device);
  const knocks = table.knocks.map((waiting) => ({ ...waiting, device: renamed(waiting.device) }));
  const seats = table.seats.map((data) => ({ ...data, onlyFor: data.onlyFor?.map(renamed) ?? null }));
  return {
    table: { ...table, knocks, seats },
    rows: [{ kind: 'table', seat: null, mid: null, body: { items: [] }, after: null }],
  };
}

export const knockerAt = (table: TableData, id: string): KnockData => {
  const found = table.knocks.find((waiting) => waiting.id === id);
  if (found === undefined) throw new RefusedError('not-found', 'nobody waits at the door under that name');
  return found;
};

/** What it depends on whether a seat may be handed to somebody at the door. */
export interface SeatAtDoor {
  readonly away: AwayFor;
  /** A device of the person whom the others removed from it. */
  readonly isRemovedPerson: boolean;
}

/** Throws a RefusedError unless somebody at the door may have the seat: one that is open, a bot's, or given up. */
export function requireFreeForGuest(table: TableData, seat: number, { away, isRemovedPerson }: SeatAtDoor): void {
  const data = seatAt(table, seat);
  const isLeft = table.phase === 'lobby' && isAwayFor(away, LOBBY_WAIT);
  if (isKept(data) && !isLeft)
    throw new RefusedError('taken', 'the seat is kept for whoever holds it', { field: 'kept' });
  if (data.onlyFor !== null && !isRemovedPerson)
    throw new RefusedError('not-allowed', "whoever was removed knows what the seat knows: it is theirs or a bot's", {
      field: 'removed',
    });
}

/** Whether everybody else has to agree: a bot's seat knows what nobody else may, and nobody has given it up. */
export const needsAgreement = ({ phase, seats }: TableData, seat: number): boolean =>
  phase === 'playing' && seats[seat]?.holder === 'bot' && seats[seat].onlyFor === null;

/** Hands a seat to somebody at the door. They read what the seat knows now, and no private talk from before. */
export function admit(moment: Moment, act: Act, id: string, seat: number, door: SeatAtDoor): Draft {
  const { table } = moment;
  requireNotOver(moment);
  requireNotDealing(moment);
  const caller = knockerAt(table, id);
  const old = seatAt(table, seat);
  if (seat === table.host) throw new RefusedError('taken', 'that is the seat of the host');
  requireFreeForGuest(table, seat, door);
  requireFreeName(table, seat, caller.name);
  const person = personSeat(caller.name, caller.lang);
  const next = withSeat(table, seat, { ...person, explorers: old.explorers, readsFrom: moment.version + 1 });
  const knocks = table.knocks.filter((waiting) => waiting.id !== id);
  // Whoever has just sat down was not asked: what is being voted on is asked anew.
  const draft = tableDraft(act, { ...withoutVotes(next), knocks }, note('admitted', { seat, name: caller.name }));
  return { ...draft, holds: { release: seat, grant: { device: caller.device, seat } } };
}

export function turnAway(moment: Moment, act: Act, id: string): Draft {
  const { table } = moment;
  knockerAt(table, id);
  return tableDraft(act, { ...table, knocks: table.knocks.filter((waiting) => waiting.id !== id) });
}

/** The seat of the one person who plays with bots, while the door is open; else null. */
export function loneSeat(table: TableData): number | null {
  const { seats, phase, settings } = table;
  const [only, ...others] = keptSeats(table);
  // A seat that somebody gave up, or was removed from, is not a bot's from the beginning: whoever had it is no stranger to the game.
  const isAlone =
    others.length === 0 && seats.every((seat, i) => i === only || (seat.holder === 'bot' && seat.onlyFor === null));
  return phase === 'playing' && settings.door === 'open' && isAlone ? (only ?? null) : null;
}

/** How long the one person who plays with bots must have been away before somebody is taken for them: their time, and as long again to object. */
export const loneWait = (table: TableData): number => 2 * keepsFor(table);

/** Whoever plays alone has nobody to open the door: the seat is theirs again. Devices that held it keep it. */
export function returnAlone(moment: Moment, act: Act, caller: KnockData, isLost: boolean): Draft {
  const { table } = moment;
  if (loneSeat(table) !== act.seat || !isLost) throw new RefusedError('conflict', 'somebody else is at the table');
  const change = { name: caller.name, lang: caller.lang, readsFrom: moment.version + 1 };
  const draft = tableDraft(
    act,
    withSeat(table, act.seat, change),
    note('admitted', { seat: act.seat, name: caller.name }),
  );
  return { ...draft, holds: { grant: { device: caller.device, seat: act.seat } } };
}
