import { type Engine, FORMAT as GAME_FORMAT, type Setup, savedFormat } from '@hollow/engine';
import { DEFAULT_SETTINGS, Practice, Seat, Settings } from '@hollow/protocol';
import * as z from 'zod';
import { newGameCode, newGameId } from '../seats/tokens.ts';
import { Conflict, type GameStore } from '../store/games.ts';
import { pack, unpack } from '../store/packed.ts';
import { version } from '../version.ts';
import type { Library } from './library.ts';
import { newTable } from './lobby.ts';
import { told } from './play.ts';
import { type Body, counted, mayRead, type NewRow, NO_ENTRIES, type Row } from './record.ts';
import { Refused, unlessOtherVersion } from './refused.ts';
import { type Rerun, rerun } from './rerun.ts';
import { OPEN_SEAT, readTable, type TableData } from './table.ts';

/** A finished game as a file: everything that is needed to show it and to play it again. */

const FORMAT = 'hollow-game';
const Count = z.int().min(0);
const Text = z.string().max(600);

const Answer = z.strictObject({
  // Below zero where somebody did what stood beside the question.
  decision: z.int(),
  option: Count,
  seat: z.int().min(-1).max(5),
  bot: z.literal(true).optional(),
  by: z.enum(['clock', 'standing']).optional(),
});
/** Of items only what people said and did at the table is taken over; events come from the engine. */
const Item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), event: z.unknown() }),
  z.strictObject({
    kind: z.literal('chat'),
    seat: Seat,
    name: Text,
    to: z.enum(['table', 'side']),
    text: Text,
    only: z.null(),
  }),
  z.strictObject({ kind: z.literal('table'), what: Text, args: z.record(Text, z.union([Text, z.number()])) }),
]);
const ArchivedRow = z.strictObject({
  kind: z.enum(['table', 'start', 'answer', 'chat', 'undo', 'end']),
  at: Count,
  seat: Seat.nullable(),
  body: z.strictObject({
    items: z.array(Item).max(5000),
    answer: Answer.optional(),
    undo: z.strictObject({ to: Count, free: z.boolean() }).optional(),
    setup: z.record(z.string(), z.unknown()).optional(),
    steps: Count.optional(),
    hash: Text.optional(),
  }),
});
/** Rules are compiled before they are played, and a stranger may write down any: a game has one set of them. */
const beginOnce = (rows: readonly z.infer<typeof ArchivedRow>[]): boolean => {
  const begun = rows.filter(({ body }) => body.setup !== undefined);
  return begun.length <= 1 && begun.every(({ kind }) => kind === 'start');
};
export const Archive = z.strictObject({
  format: z.literal(FORMAT),
  /** The format of the game in it. */
  version: z.int().min(1).max(GAME_FORMAT),
  server: Text,
  created: Count,
  settings: Settings.extend({ rounds: Settings.shape.rounds.default(DEFAULT_SETTINGS.rounds) }),
  seats: z
    .array(z.strictObject({ name: z.string().max(24), bot: z.boolean(), explorers: z.array(Text).max(2) }))
    .min(2)
    .max(6),
  practice: Practice.nullable().default(null),
  // PostgreSQL keeps no text with this sign.
  seed: Text.refine((seed) => !seed.includes('\0'), 'not a seed'),
  packs: z.array(Text).max(20),
  rows: z.array(ArchivedRow).max(100_000).refine(beginOnce, 'a game begins once'),
});
export type Archive = z.infer<typeof Archive>;

/** A game as a file that this version plays. Throws a Refused where another does, and a ZodError where the file is broken. */
export function parseArchive(value: unknown): Archive {
  if (typeof value === 'object' && value !== null && 'version' in value)
    unlessOtherVersion(typeof value.version === 'number' ? value.version : null);
  return Archive.parse(value);
}

const ALL = 2 ** 31 - 1;
/** Rows that are played again in one go. */
const PAUSE = 20;

/** The game as a file. One that goes on would give its secrets away: `unfinished` is for who runs the server. */
export async function exportGame(store: GameStore, id: string, unfinished = false): Promise<Archive> {
  const stored = await store.game(id);
  if (stored === null) throw new Refused('not-found', 'there is no such game');
  const table = readTable(stored.head);
  if (table.phase !== 'over' && !unfinished) throw new Refused('wrong-phase', 'not before the game is over');
  const rows = await store.rows(id, 0, ALL);
  // Parsed like a file from elsewhere: what goes out can come in again.
  return Archive.parse({
    format: FORMAT,
    version: stored.state === null ? GAME_FORMAT : (savedFormat(unpack(stored.state)) ?? GAME_FORMAT),
    server: version,
    created: stored.created,
    settings: table.settings,
    seats: table.seats.map(({ name, holder, explorers }) => ({
      name,
      bot: holder === 'bot',
      explorers: [...explorers],
    })),
    practice: table.practice,
    seed: stored.seed,
    packs: JSON.parse(stored.packs) as string[],
    rows: rows.map(({ kind, at, seat, body }) => ({
      kind,
      at,
      seat,
      // What a side said among itself leaves the table with nobody.
      body: { ...body, items: body.items.filter((item) => mayRead(item, 'all')) },
    })),
  });
}

/** The rows of an archive as those of a log. */
export function rowsOf(archive: Archive): Row[] {
  let upto = NO_ENTRIES;
  return archive.rows.map(({ kind, at, seat, body }, i) => {
    const own = { ...body, ...(body.setup === undefined ? {} : { setup: body.setup as unknown as Setup }) } as Body;
    upto = counted(upto, own.items);
    return { seq: i + 1, kind, at, seat, mid: null, body: own, upto };
  });
}

/** The game played again. What a stranger wrote into a file may make the rules fail in any way: it is refused then. */
function* played(engine: Engine, seed: string, rows: readonly Row[]): Generator<Rerun, void> {
  try {
    yield* rerun(engine, seed, rows);
  } catch {
    throw new Refused('malformed', 'the game in the file cannot be played', { field: 'rows' });
  }
}

/**
 * Takes a finished game in as a replay under a new id. The game is played again, and what it tells is what the engine says, so that a file cannot make
 * anything up; a file that does not fit the engine is refused.
 */
export async function importGame(
  { store, library }: { readonly store: GameStore; readonly library: Library },
  archive: Archive,
  now: number,
): Promise<{ readonly id: string; readonly code: string }> {
  const engine = await library.engine(archive.packs).catch(() => {
    throw new Refused('not-found', 'the packs of this game are not here', { field: 'packs' });
  });
  const rows = rowsOf(archive);
  const made: NewRow[] = [];
  let state = null;
  for (const step of played(engine, archive.seed, rows)) {
    if (!step.same)
      throw new Refused('not-allowed', `other engine: row ${step.row.seq} comes to something else`, { field: 'rows' });
    const { kind, seat, body } = step.row;
    const items = [...body.items.filter((item) => item.kind !== 'event'), ...told(step.events)];
    made.push({ kind, seat, mid: null, body: { ...body, items }, before: null, at: step.row.at });
    // Others wait meanwhile, also while the rules are compiled.
    if (made.length % PAUSE === 0 || kind === 'start') await new Promise(setImmediate);
    state = step.state;
  }
  if (state === null || state.outcome === null)
    throw new Refused('wrong-phase', 'the game is not over', { field: 'rows' });
  for (;;) {
    const table = tableOf(archive, made);
    const { id, code } = table;
    const head = JSON.stringify(table);
    try {
      await store.append({
        game: id,
        create: { id, code, seed: archive.seed, head, at: archive.created },
        version: 0,
        counts: NO_ENTRIES,
        rows: made,
        head,
        state: pack(engine.serialise(state)),
        phase: 'over',
        packs: archive.packs,
        at: now,
        due: { at: null, node: '', until: 0 },
      });
      return { id, code };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

/** The table of an archive, under a new id and code. */
const tableOf = (archive: Archive, rows: readonly NewRow[]): TableData => ({
  ...newTable(newGameId(), newGameCode(), archive.seats.length, archive.settings),
  phase: 'over',
  practice: archive.practice,
  seats: archive.seats.map(({ name, bot, explorers }) => ({
    ...OPEN_SEAT,
    holder: bot ? 'bot' : 'person',
    name,
    explorers,
    ready: true,
  })),
  counts: rows.reduce((sum, { body }) => counted(sum, body.items), NO_ENTRIES),
});
