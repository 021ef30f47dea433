import { explorersEach, type Pack } from '@hollow/engine';
import type { BotKind, ClientMessage, Lang } from '@hollow/protocol';
import { note } from '../moment/log.ts';
import {
  type Act,
  type Draft,
  type Moment,
  requireLobby,
  requireNotDealing,
  requireNotOver,
  type SeatTransfer,
  tableDraft,
} from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { botSeat, isKept, isSilent, OPEN_SEAT, personSeat, seatAt, type TableData, withSeat } from '../moment/table.ts';
import { hostNotes, withoutSeat } from '../people/away.ts';

import { requireFreeName } from './names.ts';
import { requireEdition } from './settings.ts';

/** Who sits where. */

export interface Newcomer {
  readonly name: string;
  readonly lang: Lang;
  /** Hash of the device. */
  readonly device: string;
  readonly wanted?: number | undefined;
  /** Whoever makes the table: the door is closed behind them. */
  readonly isMaker?: boolean;
}

/** Somebody sits down: at the seat they ask for, or at the first that is open. */
export function sitDown(moment: Moment, act: Omit<Act, 'seat'>, newcomer: Newcomer): Draft {
  const { name, lang, device, wanted, isMaker = false } = newcomer;
  const { table } = moment;
  if (table.phase !== 'lobby') throw new RefusedError('wrong-phase', 'the game has begun: knock at the door');
  requireNotDealing(moment);
  if (table.settings.door === 'closed' && !isMaker) throw new RefusedError('closed', 'the door is closed');
  const seat = wanted ?? table.seats.findIndex(({ holder }) => holder === 'open');
  if (seat < 0) throw new RefusedError('taken', 'every seat is taken');
  if (seatAt(table, seat).holder !== 'open') throw new RefusedError('taken', `seat ${seat} is taken`);
  requireFreeName(table, seat, name);
  // A table whose host got up goes to whoever comes next.
  const host = seatAt(table, table.host).holder === 'person' ? table.host : seat;
  const next = { ...withSeat(table, seat, personSeat(name, lang)), host };
  return withHolds(tableDraft({ ...act, seat }, next, note('joined', { seat, name })), { grant: { device, seat } });
}

const withHolds = (draft: Draft, holds: SeatTransfer): Draft => ({ ...draft, holds });

/** Gets up again before the game. */
export function standUp(moment: Moment, act: Act): Draft {
  requireLobby(moment);
  const { table } = moment;
  const { name } = seatAt(table, act.seat);
  const emptied = withSeat(table, act.seat, OPEN_SEAT);
  const heir = emptied.seats.findIndex(({ holder }) => holder === 'person');
  const host = act.seat === table.host && heir >= 0 ? heir : table.host;
  const passed = host === table.host ? [] : [note('host', { seat: host, name: seatAt(table, host).name })];
  const draft = tableDraft(act, { ...emptied, host }, note('removed', { seat: act.seat, name }), ...passed);
  return withHolds(draft, { release: act.seat });
}

type OwnSeatChange = Extract<ClientMessage, { t: 'me' }>;

/** Changes the place of the seat that acts: name, language, explorers, ready, pace. */
export function changeOwnSeat(moment: Moment, act: Act, packs: () => readonly Pack[], change: OwnSeatChange): Draft {
  const { table } = moment;
  const { name, lang, explorers, ready, pace } = change;
  const old = seatAt(table, act.seat);
  if (name !== undefined && isSilent(table, act.seat))
    throw new RefusedError('closed', 'who has read both books is silent');
  if (name !== undefined) requireFreeName(table, act.seat, name);
  if (explorers !== undefined || ready !== undefined) requireLobby(moment);
  if (explorers !== undefined) checkExplorers(table, act.seat, packs(), explorers);
  const next = withSeat(table, act.seat, {
    ...(name === undefined ? {} : { name }),
    ...(lang === undefined ? {} : { lang }),
    ...(explorers === undefined ? {} : { explorers }),
    ...(ready === undefined ? {} : { ready }),
    ...(pace === undefined ? {} : { pace }),
  });
  const isRenamed = name !== undefined && name !== old.name;
  return tableDraft(act, next, ...(isRenamed ? [note('renamed', { seat: act.seat, old: old.name, name })] : []));
}

function checkExplorers(table: TableData, seat: number, packs: readonly Pack[], wanted: readonly string[]): void {
  const all = packs.flatMap((pack) => pack.explorers ?? []);
  const cardOf = (id: string): string | undefined => all.find((def) => def.id === id)?.card;
  const most = explorersEach(requireEdition(packs), table.seats.length);
  const field = 'explorers';
  if (wanted.length > most) throw new RefusedError('not-allowed', `at most ${most} to a seat`, { field });
  const taken = table.seats.flatMap(({ explorers }, i) => (i === seat ? [] : explorers.map(cardOf)));
  wanted.forEach((id, i) => {
    const card = cardOf(id);
    if (card === undefined) throw new RefusedError('not-found', `there is no explorer “${id}”`, { field });
    const own = wanted.slice(0, i).map(cardOf);
    if (taken.includes(card) || own.includes(card))
      throw new RefusedError('taken', `the card of ${id} is taken`, { field });
  });
}

/** Throws a RefusedError where the edition is not for so many. */
export function checkSeatCount(packs: readonly Pack[], count: number): void {
  const { min, max } = requireEdition(packs).players;
  if (count < min || count > max)
    throw new RefusedError('not-allowed', `it is played by ${min} to ${max}`, { field: 'seats' });
}

/** How many seats a new table has of which nobody says so: as near to four as the edition allows. */
export function usualSeatCount(packs: readonly Pack[]): number {
  const { min, max } = requireEdition(packs).players;
  return Math.min(Math.max(4, min), max);
}

/** The table gets so many seats. */
export function setSeatCount(moment: Moment, act: Act, packs: readonly Pack[], count: number): Draft {
  requireLobby(moment);
  const { table } = moment;
  checkSeatCount(packs, count);
  const edition = requireEdition(packs);
  if (table.seats.slice(count).some(({ holder }) => holder === 'person'))
    throw new RefusedError('taken', 'somebody sits at a seat that would go away', { field: 'seats' });
  const most = explorersEach(edition, count);
  const seats = Array.from({ length: count }, (_, i) => table.seats[i] ?? OPEN_SEAT).map((data) => ({
    ...data,
    explorers: data.explorers.slice(0, most),
  }));
  return tableDraft(act, { ...table, seats });
}

/** A bot sits down at a seat that is open, or where another bot sat. Not in the game: nobody gives the other side a worse bot. */
export function seatBot(moment: Moment, act: Act, seat: number, kind: BotKind): Draft {
  const { table } = moment;
  requireNotOver(moment);
  requireLobby(moment);
  const { holder, explorers } = seatAt(table, seat);
  if (holder === 'person') throw new RefusedError('taken', 'a person sits there: remove them first');
  const next = withSeat(table, seat, { ...botSeat(kind), explorers });
  return tableDraft(act, next, note('bot', { seat: seat + 1 }));
}

/** Bots sit down at the open seats from this one on. */
export function seatBotsFrom(moment: Moment, act: Act, first: number, kind: BotKind): Draft {
  requireLobby(moment);
  const { table } = moment;
  const seats = table.seats.map((data, seat) =>
    data.holder === 'open' && seat >= first ? { ...data, ...botSeat(kind) } : data,
  );
  return tableDraft(act, { ...table, seats });
}

/** Empties a seat before the game: nothing is known yet, so the host needs nobody's vote. */
export function emptySeat(moment: Moment, act: Act, seat: number): Draft {
  requireNotOver(moment);
  requireLobby(moment);
  const { table } = moment;
  const { name } = seatAt(table, seat);
  if (seat === act.seat) throw new RefusedError('not-allowed', 'the host stays; hand on the part of the host first');
  return withHolds(tableDraft(act, withSeat(table, seat, OPEN_SEAT), note('removed', { seat, name })), {
    release: seat,
  });
}

/** All others have voted for it: a bot plays the seat. It is handed back to the person who was removed, or to nobody: what they know stays theirs. */
export function removePerson({ table }: Moment, act: Act, seat: number, devices: readonly string[]): Draft {
  const { explorers, name } = seatAt(table, seat);
  const next = withSeat(withoutSeat(table, seat), seat, {
    ...botSeat('normal'),
    explorers,
    onlyFor: devices,
  });
  const draft = tableDraft(act, next, note('removed-by-vote', { seat, name }), ...hostNotes(table, next));
  return withHolds(draft, { release: seat });
}

/** The host hands on the part of the host. */
export function passHost(moment: Moment, act: Act, seat: number): Draft {
  const { table } = moment;
  const next = seatAt(table, seat);
  if (!isKept(next)) throw new RefusedError('not-allowed', 'only a person can be the host');
  return tableDraft(act, { ...table, host: seat }, note('host', { seat, name: next.name }));
}
