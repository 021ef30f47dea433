import type { Engine, State } from '@hollow/engine';
import {
  brokenPromise,
  countEntries,
  countTakenBack,
  dealtFrom,
  type EntryCounts,
  eventItems,
  LogPlayer,
  type LogRow,
  NO_ENTRIES,
  newTable,
  OPEN_SEAT,
  RefusedError,
  type ReplayedRow,
  rerun,
  type TableData,
} from '@hollow/table';
import type { ContentCache } from '../content/content-cache.ts';
import { stateFingerprint } from '../games/fingerprint.ts';
import { newGameCode, newGameId } from '../identity/game-identity.ts';
import { breathe } from '../limits/breath.ts';
import type { NewLogRow } from '../store/append.ts';
import { compressText } from '../store/compression.ts';
import { ConflictError } from '../store/errors.ts';
import type { GameStore } from '../store/games.ts';
import { type Archive, archivedRows } from './archive-format.ts';

/** Rows that are played again in one go. */
const PAUSE = 20;
/** Rows of a game that a server takes in: several times as many as long games have. */
const MOST_ROWS = 20_000;

/** Plays the game again. What a stranger wrote into a file may make the rules fail in any way: it is refused then. */
function* rerunForeign(player: LogPlayer, rows: readonly LogRow[]): Generator<ReplayedRow, void> {
  try {
    yield* rerun(player, rows);
  } catch {
    throw new RefusedError('malformed', 'the game in the file cannot be played', { field: 'rows' });
  }
}

/** Throws a RefusedError where the file does not fit what was promised in it, or has a set-up that is none. */
function requireKeptPromise(engine: Engine, archive: Archive): void {
  let broken: ReturnType<typeof brokenPromise>;
  try {
    broken = brokenPromise(engine, { ...archive, rows: archivedRows(archive) });
  } catch {
    throw new RefusedError('malformed', 'the game in the file cannot be set up', { field: 'rows' });
  }
  if (broken !== null) throw new RefusedError('not-allowed', broken.message, { field: broken.field });
}

interface CheckedGame {
  readonly rows: readonly NewLogRow[];
  /** The state after the last of them. */
  readonly state: State;
}

/** The rows of a file, with the events that the engine itself comes to. Throws a RefusedError where they are not those of a finished game. */
async function checkRows(engine: Engine, archive: Archive): Promise<CheckedGame> {
  const rows: NewLogRow[] = [];
  const player = new LogPlayer(engine, dealtFrom(archive, archive.seed), stateFingerprint);
  let state: State | null = null;
  // The last entries of all streams before each row: what a step back goes back to.
  const before: EntryCounts[] = [];
  let counts = NO_ENTRIES;
  for (const step of rerunForeign(player, archivedRows(archive))) {
    if (!step.same)
      throw new RefusedError('not-allowed', `other engine: row ${step.row.seq} comes to something else`, {
        field: 'rows',
      });
    const { kind, seat, body } = step.row;
    const items = [...body.items.filter((item) => item.kind !== 'event'), ...eventItems(step.events)];
    const { undo } = body;
    const after = undo === undefined ? undefined : before[undo.to - 1];
    const undone = undo === undefined || after === undefined ? {} : { undo: { ...undo, after } };
    rows.push({ kind, seat, mid: null, body: { ...body, ...undone, items }, before: null, at: step.row.at });
    before.push(counts);
    counts = countEntries(counts, items);
    // Others wait meanwhile, also while the rules are compiled.
    if (rows.length % PAUSE === 0 || kind === 'start') await breathe();
    state = step.state;
  }
  if (state === null || state.outcome === null)
    throw new RefusedError('wrong-phase', 'the game is not over', { field: 'rows' });
  return { rows, state };
}

/**
 * Takes a finished game in as a replay under a new id. The game is played again, and what it tells is what the engine says, so that a file cannot make
 * anything up; a file that does not fit the engine is refused.
 */
export async function importGame(
  { store, content }: { readonly store: GameStore; readonly content: ContentCache },
  archive: Archive,
  now: number,
): Promise<{ readonly id: string; readonly code: string }> {
  if (archive.rows.length > MOST_ROWS)
    throw new RefusedError('too-large', `a game of more than ${MOST_ROWS} rows`, { field: 'rows' });
  const engine = await content.engine(archive.packs).catch(() => {
    throw new RefusedError('not-found', `the packs of this game are not here: ${archive.packs.join(', ')}`, {
      field: 'packs',
    });
  });
  requireKeptPromise(engine, archive);
  const { rows, state } = await checkRows(engine, archive);
  for (;;) {
    const table = tableOf(archive, rows);
    const { id, code } = table;
    const head = JSON.stringify(table);
    try {
      await store.append({
        game: id,
        create: { id, code, seed: archive.seed, head, at: archive.created },
        version: 0,
        counts: NO_ENTRIES,
        rows,
        head,
        state: compressText(engine.serialise(state)),
        phase: 'over',
        packs: archive.packs,
        at: now,
        due: { at: null, node: '', until: 0 },
      });
      return { id, code };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}

/** The table of an archive, under a new id and code. */
const tableOf = (archive: Archive, rows: readonly NewLogRow[]): TableData => ({
  ...newTable(newGameId(), newGameCode(), archive.seats.length, archive.settings),
  phase: 'over',
  practice: archive.practice,
  commitment: archive.commitment,
  words: archive.words,
  seals: archive.seals,
  setupSeal: archive.setupSeal,
  redrawn: archive.redrawn,
  takenBack: countTakenBack(rows),
  seats: archive.seats.map(({ name, bot, explorers }) => ({
    ...OPEN_SEAT,
    holder: bot ? 'bot' : 'person',
    name,
    explorers,
    ready: true,
  })),
  counts: rows.reduce((sum, { body }) => countEntries(sum, body.items), NO_ENTRIES),
});
