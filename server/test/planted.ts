import { type Engine, type Event, hashOf, picker, type Setup, type State, type Viewer } from '@hollow/engine';
import { DEFAULT_SETTINGS, type Settings } from '@hollow/protocol';
import { countEntries, type LogItem, NO_ENTRIES, newTable, personSeat } from '@hollow/table';
import { hashSecret, newSecret } from '../src/identity/secrets.ts';
import type { NewLogRow } from '../src/store/append.ts';
import { compressText } from '../src/store/compression.ts';
import { Device, type Line } from './client.ts';
import type { TestServer } from './serving.ts';

/** Games that are put into a server's store as if they had been played there. */

export interface PlayedGame {
  readonly state: State;
  /** The events of every answer; those of the start first. */
  readonly events: readonly (readonly Event[])[];
}

/** Random play until the haunt has gone on for so many answers, or until there were so many in all. */
export function playedGame(
  engine: Engine,
  setup: Setup,
  seed: string,
  intoHaunt: number,
  most = Number.POSITIVE_INFINITY,
): PlayedGame {
  const { state, events } = engine.create(setup, seed);
  const pick = picker(`${seed}/answers`);
  const all: (readonly Event[])[] = [events];
  for (let left = intoHaunt; state.outcome === null && state.question !== null && left > 0 && all.length <= most; ) {
    const { id, seat } = state.question;
    const applied = engine.apply(state, seat, id, pick(engine.optionCount(state)));
    if (!applied.ok) throw new Error(applied.refusal.message);
    all.push(applied.events);
    if (state.haunt >= 0) left--;
  }
  return { state, events: all };
}

const TOKEN = 'a'.repeat(43);

/** The device that holds the seat of every planted game. */
export function holder(port: number): Device {
  const device = new Device(port);
  device.cookie = `hollow=${TOKEN}`;
  return device;
}

export interface Planted {
  readonly id: string;
  readonly engine: Engine;
  readonly state: State;
  readonly events: readonly (readonly Event[])[];
  /** Said by seat 0 to seats 0 and 1 only. */
  readonly whisper: string;
  readonly viewer: Viewer;
  readonly settings?: Partial<Settings>;
}

/** Puts a game into the store; the device of `holder` holds the viewer's seat. */
export async function plant({ node }: TestServer, game: Planted): Promise<void> {
  const { id, engine, state, events, whisper, viewer, settings = {} } = game;
  const said: LogItem = { kind: 'chat', seat: 0, name: 'Person 0', to: 'side', text: whisper, only: [0, 1] };
  const bodies = events.map((each): LogItem[] => each.map((event) => ({ kind: 'event', event })));
  const rows = [...bodies, [said], ...bodies.slice(0, 1)].map(
    (items): NewLogRow => ({
      kind: 'answer',
      seat: 0,
      mid: null,
      body: { items },
      before: null,
      at: 1_800_000_000_000,
    }),
  );
  const table = {
    ...newTable(id, id.slice(0, 5).toUpperCase(), state.seats, {
      ...DEFAULT_SETTINGS,
      edition: 'second-edition',
      preset: 'second-edition',
      ...settings,
    }),
    phase: state.outcome === null ? ('playing' as const) : ('over' as const),
    seats: Array.from({ length: state.seats }, (_, seat) => personSeat(`Person ${seat}`, 'en')),
    counts: rows.reduce((sum, { body }) => countEntries(sum, body.items), NO_ENTRIES),
  };
  const head = JSON.stringify(table);
  const device = hashSecret(TOKEN);
  // One that was last seen long ago would be swept away meanwhile.
  await node.seats.touchDevice(device, node.now());
  if (!(await node.store.create({ id, code: table.code, seed: `seed of ${whisper}`, head, at: 1 })))
    throw new Error(`another game has the code ${table.code}`);
  await node.content.begin(engine.packs);
  await node.store.append({
    game: id,
    version: 0,
    counts: NO_ENTRIES,
    rows,
    head,
    state: compressText(engine.serialise(state)),
    phase: table.phase,
    packs: engine.packs.map(hashOf),
    at: 1_800_000_000_000,
    due: { at: null, node: '', until: 0 },
    ...(typeof viewer === 'number' ? { holds: { grant: { device, seat: viewer } } } : {}),
  });
}

/** A new device that holds a seat of a game. */
export async function deviceAt({ node, port }: TestServer, id: string, seat: number): Promise<Device> {
  const device = new Device(port);
  const secret = newSecret();
  const link = { hash: hashSecret(secret), game: id, seat, made: node.now(), used: null };
  await node.db.insertInto('links').values(link).execute();
  await device.call('POST', '/api/claim', { secret });
  return device;
}

/** A device of its own for every seat of a planted game, connected. */
export async function seated(server: TestServer, id: string, seats: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let seat = 0; seat < seats; seat++) lines.push(await (await deviceAt(server, id, seat)).sit(id, seat));
  return lines;
}

/** Whatever is secret in an event and not for this viewer becomes something else. */
export function scrambled(events: readonly (readonly Event[])[], viewer: Viewer): (readonly Event[])[] {
  const knows = (event: Event): boolean => typeof viewer === 'number' && event.secret?.to.includes(viewer) === true;
  return events.map((each) =>
    each.map((event) =>
      event.secret === null || knows(event)
        ? event
        : { ...event, secret: { type: 'said', data: { key: 'scrambled', about: '' }, to: event.secret.to } },
    ),
  );
}

/** Every byte that the server sends to a viewer who joins and asks why, without the time of day. */
export async function heard(server: TestServer, id: string, viewer: Viewer): Promise<string> {
  const line: Line = await holder(server.port).sit(id, viewer, '&known=1');
  for (const { id: decision } of line.held?.view?.decisions ?? []) {
    line.socket.send(JSON.stringify({ t: 'explain', decision }));
    await line.until(() => line.messages.some((message) => message.t === 'barred' && message.decision === decision));
  }
  line.close();
  return line.received.join('\n').replace(/"now":\d+/g, '"now":0');
}
