import type { Engine, Pack, Setup } from '@hollow/engine';
import { ContentError, resolveRuleset, SetupError } from '@hollow/engine';
import type { BotKind, ClientMessage, Lang, Settings } from '@hollow/protocol';
import { fingerprint } from './fingerprint.ts';
import { type Act, type Draft, inLobby, type Moment, note, row, tableDraft } from './moment.ts';
import { told } from './play.ts';
import { NO_ENTRIES } from './record.ts';
import { Refused } from './refused.ts';
import {
  botSeat,
  isSilent,
  type KnockData,
  NO_TIME,
  OPEN_SEAT,
  type SeatData,
  type TableData,
  withoutVoteOf,
  withSeat,
} from './table.ts';

/** Before the game: who sits where, with whom, by which rules. */

type Me = Extract<ClientMessage, { t: 'me' }>;

export function newTable(id: string, code: string, seats: number, settings: Settings): TableData {
  return {
    id,
    code,
    phase: 'lobby',
    settings,
    seats: Array.from({ length: seats }, () => OPEN_SEAT),
    host: 0,
    knocks: [],
    vote: null,
    votes: 0,
    nudged: {},
    steps: [],
    since: 0,
    time: NO_TIME,
    paused: false,
    practice: null,
    counts: NO_ENTRIES,
  };
}

export const person = (name: string, lang: Lang): SeatData => ({ ...OPEN_SEAT, holder: 'person', name, lang });

export interface Joining {
  readonly name: string;
  readonly lang: Lang;
  /** Hash of the device. */
  readonly device: string;
  readonly wanted?: number | undefined;
  /** Whoever makes the table: the door is closed behind them. */
  readonly isMaker?: boolean;
}

/** Somebody sits down: at the seat they ask for, or at the first that is open. */
export function join(moment: Moment, act: Omit<Act, 'seat'>, joining: Joining): Draft {
  const { name, lang, device, wanted, isMaker = false } = joining;
  const { table } = moment;
  if (table.phase !== 'lobby') throw new Refused('wrong-phase', 'the game has begun: knock at the door');
  if (table.settings.door === 'closed' && !isMaker) throw new Refused('closed', 'the door is closed');
  const seat = wanted ?? table.seats.findIndex(({ holder }) => holder === 'open');
  if (seat < 0) throw new Refused('taken', 'every seat is taken');
  if (table.seats[seat] === undefined) throw new Refused('no-such-seat', `there is no seat ${seat}`);
  if (table.seats[seat].holder !== 'open') throw new Refused('taken', `seat ${seat} is taken`);
  // A table whose host got up goes to whoever comes next.
  const host = table.seats[table.host].holder === 'person' ? table.host : seat;
  const next = { ...withSeat(table, seat, person(name, lang)), host };
  const draft = tableDraft({ ...act, seat }, next, note('joined', { seat, name }));
  return { ...draft, holds: { grant: { device, seat } } };
}

/** The own place. */
export function me(moment: Moment, act: Act, packs: readonly Pack[], change: Me): Draft {
  const { table } = moment;
  const old = table.seats[act.seat];
  if (change.name !== undefined && isSilent(table, act.seat))
    throw new Refused('closed', 'who has read both books is silent');
  if (change.explorers !== undefined || change.ready !== undefined) inLobby(moment);
  if (change.explorers !== undefined) checkExplorers(table, act.seat, packs, change.explorers);
  const next = withSeat(table, act.seat, {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.lang === undefined ? {} : { lang: change.lang }),
    ...(change.explorers === undefined ? {} : { explorers: change.explorers }),
    ...(change.ready === undefined ? {} : { ready: change.ready }),
  });
  const renamed = change.name !== undefined && change.name !== old.name;
  return tableDraft(
    act,
    next,
    ...(renamed ? [note('renamed', { seat: act.seat, old: old.name, name: next.seats[act.seat].name })] : []),
  );
}

function checkExplorers(table: TableData, seat: number, packs: readonly Pack[], wanted: readonly string[]): void {
  const all = packs.flatMap((pack) => pack.explorers ?? []);
  const cardOf = (id: string): string | undefined => all.find((def) => def.id === id)?.card;
  const most = table.seats.length === 2 ? 2 : 1;
  const field = 'explorers';
  if (wanted.length > most) throw new Refused('not-allowed', `at most ${most} to a seat`, { field });
  const taken = table.seats.flatMap(({ explorers }, i) => (i === seat ? [] : explorers.map(cardOf)));
  wanted.forEach((id, i) => {
    const card = cardOf(id);
    if (card === undefined) throw new Refused('not-found', `there is no explorer “${id}”`, { field });
    const own = wanted.slice(0, i).map(cardOf);
    if (taken.includes(card) || own.includes(card)) throw new Refused('taken', `the card of ${id} is taken`, { field });
  });
}

export function checkSettings(settings: Settings, packs: readonly Pack[]): void {
  const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
  if (edition === undefined) throw new Refused('not-found', 'there is no such edition', { field: 'edition' });
  try {
    resolveRuleset(edition, settings.preset, settings.switches);
  } catch (error) {
    if (error instanceof ContentError) throw new Refused('not-allowed', error.message, { field: 'switches' });
    throw error;
  }
  const numbers = packs.flatMap((pack) => pack.haunts ?? []).map(({ number }) => number);
  const stranger = settings.haunts.find((n) => !numbers.includes(n));
  if (stranger !== undefined) throw new Refused('not-found', `there is no haunt ${stranger}`, { field: 'haunts' });
}

/** What may still be changed when the game has begun: how people sit together, not what is played. */
const ALWAYS: readonly (keyof Settings)[] = ['absence', 'clock', 'rounds', 'pace', 'watchers', 'chat', 'door'];

export function setSettings(moment: Moment, act: Act, settings: Settings): Draft {
  const { table } = moment;
  if (table.phase === 'over') throw new Refused('game-over', 'the game is over');
  const fixed = (Object.keys(settings) as (keyof Settings)[]).find(
    (name) => !ALWAYS.includes(name) && JSON.stringify(settings[name]) !== JSON.stringify(table.settings[name]),
  );
  if (table.phase === 'playing' && fixed !== undefined)
    throw new Refused('wrong-phase', 'the game has begun', { field: fixed });
  return tableDraft(act, { ...table, settings });
}

export function setSeats(moment: Moment, act: Act, count: number): Draft {
  inLobby(moment);
  const { table } = moment;
  if (table.seats.slice(count).some(({ holder }) => holder === 'person'))
    throw new Refused('taken', 'somebody sits at a seat that would go away', { field: 'seats' });
  const most = count === 2 ? 2 : 1;
  const seats = Array.from({ length: count }, (_, i) => table.seats[i] ?? OPEN_SEAT).map((data) => ({
    ...data,
    explorers: data.explorers.slice(0, most),
  }));
  return tableDraft(act, { ...table, seats });
}

const seatAt = (table: TableData, seat: number): SeatData => {
  const found = table.seats[seat];
  if (found === undefined) throw new Refused('no-such-seat', `there is no seat ${seat}`);
  return found;
};

/** Who sat where when a game ended stays as it was. */
function beforeTheEnd({ phase }: TableData): void {
  if (phase === 'over') throw new Refused('game-over', 'the game is over');
}

/** A bot sits down at a seat that is open, or where another bot sat. */
export function seatBot(moment: Moment, act: Act, seat: number, kind: BotKind): Draft {
  const { table } = moment;
  beforeTheEnd(table);
  if (seatAt(table, seat).holder === 'person') throw new Refused('taken', 'a person sits there: remove them first');
  const { explorers, onlyFor } = table.seats[seat];
  return tableDraft(
    act,
    withSeat(table, seat, { ...botSeat(kind), explorers, onlyFor }),
    note('bot', { seat: seat + 1 }),
  );
}

/** Whom a seat is taken from. */
export interface Taken {
  /** None of its devices has been there for a while. */
  readonly isGone: boolean;
  /** Hashes of the devices that hold it. */
  readonly devices: readonly string[];
}

/**
 * Empties a seat: before the game it is open again, in the game a bot plays it. One whose person was there is handed on to nobody else: what they know stays
 * theirs.
 */
export function remove(moment: Moment, act: Act, seat: number, { isGone, devices }: Taken): Draft {
  const { table } = moment;
  beforeTheEnd(table);
  const old = seatAt(table, seat);
  if (seat === act.seat) throw new Refused('not-allowed', 'the host stays; hand on the part of the host first');
  const onlyFor = old.holder === 'person' && !isGone ? devices : old.onlyFor;
  const next = table.phase === 'lobby' ? OPEN_SEAT : { ...botSeat('quick'), explorers: old.explorers, onlyFor };
  const draft = tableDraft(
    act,
    withSeat(withoutVoteOf(table, seat), seat, next),
    note('removed', { seat, name: old.name }),
  );
  return { ...draft, holds: { release: seat } };
}

/** The seat of the one person who plays with bots, while the door is open; else null. */
export function loneSeat({ seats, phase, settings }: TableData): number | null {
  const persons = seats.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));
  const isAlone = persons.length === 1 && seats.every(({ holder }) => holder !== 'open');
  return phase === 'playing' && settings.door === 'open' && isAlone ? persons[0] : null;
}

/** Whoever plays alone has nobody to open the door: the seat is theirs again. Devices that held it keep it. */
export function returnAlone(moment: Moment, act: Act, caller: KnockData, isLost: boolean): Draft {
  const { table } = moment;
  if (loneSeat(table) !== act.seat || !isLost) throw new Refused('conflict', 'somebody else is at the table');
  const next = withSeat(table, act.seat, { name: caller.name, lang: caller.lang });
  const draft = tableDraft(act, next, note('admitted', { seat: act.seat, name: caller.name }));
  return { ...draft, holds: { grant: { device: caller.device, seat: act.seat } } };
}

/** Gets up again before the game. */
export function leave(moment: Moment, act: Act): Draft {
  inLobby(moment);
  const { table } = moment;
  const { name } = table.seats[act.seat];
  const emptied = withSeat(table, act.seat, OPEN_SEAT);
  const heir = emptied.seats.findIndex(({ holder }) => holder === 'person');
  const host = act.seat === table.host && heir >= 0 ? heir : table.host;
  const passed = host === table.host ? [] : [note('host', { seat: host, name: table.seats[host].name })];
  const draft = tableDraft(act, { ...emptied, host }, note('removed', { seat: act.seat, name }), ...passed);
  return { ...draft, holds: { release: act.seat } };
}

export function knock(moment: Moment, caller: KnockData): Draft {
  const { table } = moment;
  beforeTheEnd(table);
  if (table.settings.door === 'closed') throw new Refused('closed', 'the door is closed');
  if (table.practice !== null) throw new Refused('closed', 'somebody practises here, with bots');
  const others = table.knocks.filter(({ device }) => device !== caller.device);
  if (others.length >= 12) throw new Refused('closed', 'too many wait at the door');
  return {
    table: { ...table, knocks: [...others, caller] },
    rows: [
      { kind: 'table', seat: null, mid: null, body: { items: [note('knocked', { name: caller.name })] }, before: null },
    ],
  };
}

const knocker = (table: TableData, id: string): KnockData => {
  const found = table.knocks.find((waiting) => waiting.id === id);
  if (found === undefined) throw new Refused('not-found', 'nobody waits at the door under that name');
  return found;
};

/** Hands a seat to somebody at the door: an open one, one that a bot plays, or one whose person has lost the way back. */
export function admit(moment: Moment, act: Act, id: string, seat: number, isGone: boolean): Draft {
  const { table } = moment;
  beforeTheEnd(table);
  const caller = knocker(table, id);
  const old = seatAt(table, seat);
  if (seat === act.seat) throw new Refused('taken', 'that is the own seat');
  if (old.holder === 'person' && !isGone)
    throw new Refused('taken', 'whoever holds the seat is here, or was a moment ago', { field: 'away' });
  if (old.onlyFor !== null && !old.onlyFor.includes(caller.device))
    throw new Refused('not-allowed', "whoever was removed knows what the seat knows: it is theirs or a bot's", {
      field: 'kept',
    });
  const next = withSeat(table, seat, { ...person(caller.name, caller.lang), explorers: old.explorers });
  const knocks = table.knocks.filter((waiting) => waiting.id !== id);
  const draft = tableDraft(act, { ...next, knocks }, note('admitted', { seat, name: caller.name }));
  return { ...draft, holds: { release: seat, grant: { device: caller.device, seat } } };
}

export function turnAway(moment: Moment, act: Act, id: string): Draft {
  const { table } = moment;
  knocker(table, id);
  return tableDraft(act, { ...table, knocks: table.knocks.filter((waiting) => waiting.id !== id) });
}

export function passHost(moment: Moment, act: Act, seat: number): Draft {
  const { table } = moment;
  const next = seatAt(table, seat);
  if (next.holder !== 'person') throw new Refused('not-allowed', 'only a person can be the host');
  return tableDraft(act, { ...table, host: seat }, note('host', { seat, name: next.name }));
}

export interface Beginning {
  readonly engine: Engine;
  readonly seed: string;
  readonly date: { readonly month: number; readonly day: number };
  /** Numbers of the haunts that somebody at the table has met and nobody wants again. */
  readonly playedHaunts: readonly number[];
}

/** The game begins: open seats go to bots. */
export function start(moment: Moment, act: Act, { engine, seed, date, playedHaunts }: Beginning): Draft {
  inLobby(moment);
  const { table } = moment;
  const waiting = table.seats.findIndex(({ holder, ready }, i) => holder === 'person' && !ready && i !== act.seat);
  if (waiting >= 0) throw new Refused('wrong-phase', `seat ${waiting} is not ready`, { field: 'ready' });
  const seats = table.seats.map((data) => (data.holder === 'open' ? { ...botSeat('quick') } : data));
  const { settings } = table;
  try {
    const setup: Setup = {
      seats: seats.map(({ explorers }) => (explorers.length === 0 ? {} : { explorers })),
      preset: settings.preset,
      switches: settings.switches,
      dice: settings.dice,
      date,
      haunts: settings.haunts,
      ...(playedHaunts.length === 0 ? {} : { playedHaunts }),
    };
    const { state, events } = engine.create(setup, seed);
    const text = engine.serialise(state);
    const named = seats.map((data, seat) => ({
      ...data,
      explorers: engine
        .view(state, 'public')
        .position.explorers.filter((x) => x.seat === seat)
        .map(({ id }) => id),
    }));
    return {
      table: { ...table, phase: 'playing', seats: named },
      state,
      text,
      engine,
      rows: [row('start', act, { items: [note('started'), ...told(events)], setup, hash: fingerprint(text) })],
    };
  } catch (error) {
    if (error instanceof SetupError) throw new Refused('not-allowed', error.message, { field: error.field });
    if (error instanceof ContentError) throw new Refused('not-allowed', error.message, { field: 'settings' });
    throw error;
  }
}

/** Bots at the seats that are open. */
export const withBots = (moment: Moment, act: Act, table: TableData): Draft => {
  inLobby(moment);
  return tableDraft(act, table);
};
