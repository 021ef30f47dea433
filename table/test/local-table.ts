import { secondEdition } from '@hollow/content';
import { Engine, sha256 } from '@hollow/engine';
import { DEFAULT_SETTINGS, type Settings } from '@hollow/protocol';
import {
  advance,
  answerDecision,
  comeBack,
  commitmentOf,
  type Draft,
  type Duty,
  draftFor,
  dutyAt,
  endGivingUp,
  entriesOf,
  type LastingMessage,
  type LogRow,
  type Moment,
  newTable,
  publicTable,
  type Surroundings,
  seatBotsFrom,
  sitDown,
  stopWaitingForWords,
  throwForTable,
} from '../src/index.ts';

/** What whoever hosts a local table has drawn. */
export const SEED = 'local';
export const engine = new Engine([secondEdition]);

type Wish = LastingMessage extends infer M ? (M extends { readonly id: string } ? Omit<M, 'id'> : never) : never;

/** A table that nobody but this object keeps: no storage, no socket, no timer, and a clock that goes on only when it is told to. */
export class LocalTable {
  moment: Moment;
  /** An evening in November. */
  now = Date.UTC(2026, 10, 15, 20);
  readonly rows: LogRow[] = [];
  /** Since when somebody is away, by seat. */
  readonly away = new Map<number, number>();
  /** What is today, for the birthdays. */
  date = { month: 11, day: 15 };
  /** Devices by seat, as a server keeps them. */
  readonly holds = new Map<number, readonly string[]>();
  /** States before the rows, by their number. */
  readonly #before = new Map<number, string>();
  #sent = 0;

  constructor(seats: number, settings: Partial<Settings> = {}) {
    const table = newTable('localtable22', 'LOCAL', seats, {
      ...DEFAULT_SETTINGS,
      edition: 'second-edition',
      preset: 'second-edition',
      ...settings,
    });
    this.moment = { version: 0, table: { ...table, commitment: commitmentOf(SEED) }, game: null };
  }

  readonly #around: Surroundings = {
    packs: () => [secondEdition],
    prepareStart: async () => ({ engine, seed: SEED, date: this.date, playedHaunts: [] }),
    stateBefore: async (seq) => this.#before.get(seq) ?? null,
    awayFor: async (seat) => this.awayFor(seat),
    devicesAt: async (seat) => this.holds.get(seat) ?? [],
    isOneOf: async (device, devices) => devices.includes(device),
  };

  awayFor(seat: number): number | null {
    const since = this.away.get(seat);
    return since === undefined ? null : this.now - since;
  }

  /** What a server does after its commit. */
  accept(draft: Draft): void {
    const before = this.moment;
    let text = before.game === null ? null : engine.serialise(before.game.state);
    this.moment = advance(before, draft, ++this.now);
    for (const [i, { after, ...row }] of draft.rows.entries()) {
      const seq = before.version + 1 + i;
      if (after !== null && text !== null) this.#before.set(seq, text);
      text = after ?? text;
      const body = after === null ? row.body : { ...row.body, hash: sha256(after) };
      this.rows.push({ ...row, body, seq, at: this.now, upto: this.moment.table.counts });
    }
    const { release, grant } = draft.holds ?? {};
    if (release !== undefined) this.holds.delete(release);
    if (grant !== undefined) this.holds.set(grant.seat, [...(this.holds.get(grant.seat) ?? []), grant.device]);
  }

  act(seat: number) {
    return { seat, mid: null, at: this.now };
  }

  async send(seat: number, wish: Wish): Promise<void> {
    const message = { ...wish, id: `message-${++this.#sent}` } as LastingMessage;
    this.accept(await draftFor(this.#around, this.moment, this.act(seat), message));
  }

  /** The last device of the seat goes. */
  leave(seat: number): void {
    this.away.set(seat, this.now);
  }

  /** A device of the seat is there again. */
  comeBack(seat: number): void {
    this.away.delete(seat);
    this.accept(comeBack(this.moment, this.act(seat)));
  }

  get duty(): Duty {
    return dutyAt(this.moment, this.now);
  }

  /** Time goes by, and seats are given up whose time is over. */
  wait(time: number): void {
    this.now += time;
    for (let duty = this.duty; duty.kind === 'give-up'; duty = this.duty)
      this.accept(endGivingUp(this.moment, this.act(duty.seat), duty.seat, this.awayFor(duty.seat)));
  }

  /** Time goes by, and whoever has not opened a word in it is left out. */
  async waitForWords(time: number): Promise<void> {
    this.now += time;
    if (this.duty.kind === 'stop-waiting-for-words')
      this.accept(await stopWaitingForWords(this.moment, this.act(this.moment.table.host), this.#around));
  }

  /** Does what is due, until a person is waited for. */
  playBots(pick: (n: number) => number): void {
    for (let { duty } = this; duty.kind === 'bot'; { duty } = this) {
      const { seat } = duty;
      const [decision] = this.moment.game === null ? [] : engine.view(this.moment.game.state, seat).decisions;
      if (decision === undefined) return;
      const option = decision.seat < 0 ? throwForTable(decision, pick) : pick(decision.options.length);
      this.accept(answerDecision(this.moment, this.act(seat), decision.id, option, { by: 'bot' }));
    }
  }

  /** The table as everybody sees it. */
  get seen() {
    const attendance = {
      isHere: (_game: string, seat: number) => !this.away.has(seat),
      wentAt: (_game: string, seat: number) => this.away.get(seat) ?? null,
      watchers: () => 0,
    };
    return publicTable(this.moment, 0, attendance, [], null);
  }

  /** What the table has told everybody. */
  get told(): readonly string[] {
    return this.rows.flatMap(({ body }) =>
      body.items.flatMap((item) => (item.kind === 'table' && item.only === undefined ? [item.what] : [])),
    );
  }

  /** What a seat reads in the log. */
  readBy(seat: number) {
    return entriesOf(this.moment, this.rows, seat);
  }
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];

/** A lobby with so many persons, who are ready; bots have the other seats. */
export async function lobbyOf(people: number, seats = 3, settings: Partial<Settings> = {}): Promise<LocalTable> {
  const local = new LocalTable(seats, settings);
  for (let seat = 0; seat < people; seat++) {
    const newcomer = { name: NAMES[seat] ?? '', lang: 'en', device: `device-${seat}`, wanted: seat };
    local.accept(sitDown(local.moment, local.act(seat), newcomer));
    await local.send(seat, { t: 'me', ready: true });
  }
  if (people < seats) local.accept(seatBotsFrom(local.moment, local.act(0), people, 'normal'));
  return local;
}

/** A game that has begun, with so many persons; bots have the other seats. */
export async function begunTable(people: number, seats = 3, settings: Partial<Settings> = {}): Promise<LocalTable> {
  const local = await lobbyOf(people, seats, settings);
  await local.send(0, { t: 'host', do: { what: 'start' } });
  return local;
}
