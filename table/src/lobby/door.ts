import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireNotOver, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { type KnockData, personSeat, seatAt, type TableData, withSeat } from '../moment/table.ts';

import { requireFreeName } from './names.ts';

/** People at the door: they knock, and the host lets them in or does not. */

/** How many may wait at the door. */
const MOST_KNOCKS = 12;

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

const knockerAt = (table: TableData, id: string): KnockData => {
  const found = table.knocks.find((waiting) => waiting.id === id);
  if (found === undefined) throw new RefusedError('not-found', 'nobody waits at the door under that name');
  return found;
};

/** Hands a seat to somebody at the door: an open one, one that a bot plays, or one whose person has lost the way back. */
export function admit(moment: Moment, act: Act, id: string, seat: number, isGone: boolean): Draft {
  const { table } = moment;
  requireNotOver(moment);
  const caller = knockerAt(table, id);
  const old = seatAt(table, seat);
  if (seat === act.seat) throw new RefusedError('taken', 'that is your own seat');
  if (old.holder === 'person' && !isGone)
    throw new RefusedError('taken', 'whoever holds the seat is here, or was a moment ago', { field: 'away' });
  if (old.onlyFor !== null && !old.onlyFor.includes(caller.device))
    throw new RefusedError('not-allowed', "whoever was removed knows what the seat knows: it is theirs or a bot's", {
      field: 'kept',
    });
  requireFreeName(table, seat, caller.name);
  const next = withSeat(table, seat, { ...personSeat(caller.name, caller.lang), explorers: old.explorers });
  const knocks = table.knocks.filter((waiting) => waiting.id !== id);
  const draft = tableDraft(act, { ...next, knocks }, note('admitted', { seat, name: caller.name }));
  return { ...draft, holds: { release: seat, grant: { device: caller.device, seat } } };
}

export function turnAway(moment: Moment, act: Act, id: string): Draft {
  const { table } = moment;
  knockerAt(table, id);
  return tableDraft(act, { ...table, knocks: table.knocks.filter((waiting) => waiting.id !== id) });
}

/** The seat of the one person who plays with bots, while the door is open; else null. */
export function loneSeat({ seats, phase, settings }: TableData): number | null {
  const persons = seats.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && seats.every(({ holder }) => holder !== 'open');
  return phase === 'playing' && settings.door === 'open' && isAlone ? (persons[0] ?? null) : null;
}

/** Whoever plays alone has nobody to open the door: the seat is theirs again. Devices that held it keep it. */
export function returnAlone(moment: Moment, act: Act, caller: KnockData, isLost: boolean): Draft {
  const { table } = moment;
  if (loneSeat(table) !== act.seat || !isLost) throw new RefusedError('conflict', 'somebody else is at the table');
  const next = withSeat(table, act.seat, { name: caller.name, lang: caller.lang });
  const draft = tableDraft(act, next, note('admitted', { seat: act.seat, name: caller.name }));
  return { ...draft, holds: { grant: { device: caller.device, seat: act.seat } } };
}
