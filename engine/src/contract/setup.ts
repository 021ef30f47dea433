export interface SeatSetup {
  /** Explorers of the seat; drawn from the seed where none is named. */
  readonly explorers?: readonly string[];
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  readonly preset?: string;
  readonly switches?: Readonly<Record<string, string>>;
  readonly dice?: 'seed' | 'typed';
  /** Today, for the birthday that decides who begins. */
  readonly date?: { readonly month: number; readonly day: number };
  /** Ends the game where the haunt begins. */
  readonly stopAtHaunt?: boolean;
  /** Numbers of the haunts that may come; all of them by default. */
  readonly haunts?: readonly number[];
  /** Numbers of the haunts that this group has met: another one is looked for in their place, while there is one. */
  readonly playedHaunts?: readonly number[];
  /** The explorer who begins, in place of the next birthday. */
  readonly first?: string;
  /** Stacked on top, first drawn first: tiles, and cards by deck. For scripts and teaching. */
  readonly stacked?: {
    readonly rooms?: readonly string[];
    readonly cards?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A set-up that cannot be played: the field and what is wrong with it. */
export class SetupError extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'SetupError';
    this.field = field;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A set-up comes from a file or a socket: its shape is checked here and trusted afterwards. */
export function checkShape(setup: unknown): void {
  const expect = (ok: boolean, field: string, wanted: string): void => {
    if (!ok) throw new SetupError(field, `${wanted} expected`);
  };
  const texts = (value: unknown, field: string): void =>
    expect(Array.isArray(value) && value.every((x) => typeof x === 'string'), field, 'a list of ids');
  const record = (value: unknown, field: string): Readonly<Record<string, unknown>> => {
    if (!isRecord(value)) throw new SetupError(field, 'a record expected');
    return value;
  };
  const numbers = (value: unknown, field: string): void =>
    expect(Array.isArray(value) && value.every(Number.isInteger), field, 'a list of numbers');
  const { seats, preset, switches, dice, date, first, stacked, haunts, playedHaunts } = record(setup, 'setup');
  if (!Array.isArray(seats)) throw new SetupError('seats', 'a list expected');
  seats.forEach((seat: unknown, i) => {
    const { explorers } = record(seat, `seats.${i}`);
    if (explorers !== undefined) texts(explorers, `seats.${i}.explorers`);
  });
  expect(preset === undefined || typeof preset === 'string', 'preset', 'a name');
  expect(first === undefined || typeof first === 'string', 'first', 'an id');
  expect(dice === undefined || dice === 'seed' || dice === 'typed', 'dice', 'seed or typed');
  if (date !== undefined) record(date, 'date');
  if (haunts !== undefined) numbers(haunts, 'haunts');
  if (playedHaunts !== undefined) numbers(playedHaunts, 'playedHaunts');
  for (const [name, value] of Object.entries(switches === undefined ? {} : record(switches, 'switches')))
    expect(typeof value === 'string', `switches.${name}`, 'a reading');
  const { rooms, cards } = stacked === undefined ? {} : record(stacked, 'stacked');
  if (rooms !== undefined) texts(rooms, 'stacked.rooms');
  for (const [deck, ids] of Object.entries(cards === undefined ? {} : record(cards, 'stacked.cards')))
    texts(ids, `stacked.cards.${deck}`);
}
