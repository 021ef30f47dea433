import { type Engine, type Event, hashOf, type Setup, type State } from '@hollow/engine';
import { DEFAULT_SETTINGS } from '@hollow/protocol';
import {
  botSeat,
  commitmentOf,
  countEntries,
  eventItems,
  NO_ENTRIES,
  newTable,
  personSeat,
  type RowBody,
} from '@hollow/table';
import type { BrowserContext } from '@playwright/test';
import { stateFingerprint } from '../../server/src/games/fingerprint.ts';
import { hashSecret, newSecret } from '../../server/src/identity/secrets.ts';
import type { NewLogRow } from '../../server/src/store/append.ts';
import { compressText } from '../../server/src/store/compression.ts';
import type { startServer } from '../../server/test/serving.ts';

/** Games at known positions are put into the store of a server. */

const NAMES = ['Ania', 'Giulia', 'Jonas', 'Wei', 'Dima'];
const AT = 1_800_000_000_000;

type Node = Awaited<ReturnType<typeof startServer>>['node'];

/** A game as far as it was played. */
export interface Game {
  readonly seed: string;
  readonly state: State;
  readonly rows: readonly NewLogRow[];
}

export const row = (kind: NewLogRow['kind'], seat: number, body: RowBody): NewLogRow => ({
  kind,
  seat,
  mid: null,
  body,
  before: null,
  at: AT,
});

export const recorded = (engine: Engine, events: readonly Event[], state: State, more: Partial<RowBody>): RowBody => ({
  items: eventItems(events),
  hash: stateFingerprint(engine.serialise(state)),
  ...more,
});

/** Codes are letters. */
const inLetters = (number: number): string => [...`${number}`].map((digit) => 'bcdfghjkmn'[Number(digit)]).join('');

/** The haunts that the game was set up with, as a table's settings name them. */
const namesOf = ([pack]: Engine['packs'], haunts: readonly number[] = []): string[] =>
  haunts.flatMap((number) =>
    (pack?.haunts ?? []).flatMap((haunt) => (haunt.number === number ? [`${pack?.id}/${haunt.id}`] : [])),
  );

interface Planted extends Game {
  readonly name: string;
  /** The seats of people; all others are bots'. */
  readonly people: readonly number[];
  readonly rounds?: number;
}

/** Puts games into the store of a server, and says where they are. */
export function planter(node: Node): (engine: Engine, planted: Planted) => Promise<string> {
  let games = 0;
  return async (engine, { name, seed, state, rows, people, rounds = DEFAULT_SETTINGS.rounds }) => {
    await node.content.begin(engine.packs);
    const letters = inLetters(games++);
    const id = `${name.slice(0, 12 - letters.length)}${letters}`.padEnd(12, 'x');
    const code = `${name.slice(0, 8 - letters.length)}${letters}`.padEnd(8, 'x').toUpperCase();
    const setup: Setup | undefined = rows[0]?.body.setup;
    const edition = engine.packs[0]?.id ?? '';
    const table = {
      ...newTable(id, code, state.seats, {
        ...DEFAULT_SETTINGS,
        edition,
        preset: edition,
        dice: name === 'typed' ? 'typed' : 'seed',
        rounds,
        haunts: namesOf(engine.packs, setup?.haunts),
      }),
      commitment: commitmentOf(seed),
      phase: state.outcome === null ? ('playing' as const) : ('over' as const),
      seats: (setup?.seats ?? []).map(({ explorers }, i) => ({
        ...(people.includes(i) ? personSeat(NAMES[i] ?? '', 'en') : botSeat('normal')),
        explorers: [...(explorers ?? [])],
      })),
      counts: rows.reduce((sum, { body }) => countEntries(sum, body.items), NO_ENTRIES),
    };
    const head = JSON.stringify(table);
    await node.store.create({ id, code: table.code, seed, head, at: AT });
    await node.store.append({
      game: id,
      version: 0,
      counts: NO_ENTRIES,
      rows,
      head,
      state: compressText(engine.serialise(state)),
      phase: table.phase,
      packs: engine.packs.map(hashOf),
      at: AT,
      due: { at: null, node: '', until: 0 },
    });
    return id;
  };
}

/** Gives a browser seats at a game. */
export async function claim(
  { node, url }: { readonly node: Node; readonly url: string },
  context: BrowserContext,
  game: string,
  seats: readonly number[],
): Promise<void> {
  for (const seat of seats) {
    const secret = newSecret();
    const link = { hash: hashSecret(secret), game, seat, made: node.now(), used: null };
    await node.db.insertInto('links').values(link).execute();
    const response = await context.request.post(`${url}/api/claim`, { data: { secret } });
    if (!response.ok()) throw new Error(`no seat: ${await response.text()}`);
  }
}
