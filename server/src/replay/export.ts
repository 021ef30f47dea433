import { FORMAT, otherVersion, type Pack, savedFormat } from '@hollow/engine';
import { mayRead, RefusedError, readTable } from '@hollow/table';
import { breathe, stepByStep } from '../limits/breath.ts';
import { decompressText } from '../store/compression.ts';
import type { GameStore } from '../store/games.ts';
import { version } from '../telemetry/version.ts';
import { ARCHIVE_FORMAT, type Archive, archiveSteps } from './archive-format.ts';

/** Rows that are read in one go. */
const AT_ONCE = 200;

/** Where a game and its packs are kept. */
export interface ExportSources {
  readonly store: GameStore;
  readonly content: { pack(hash: string): Promise<Pack | null> };
}

/** What goes out of the log: nothing that a side said among itself, and no row that would tell nothing then. Steps back name rows by their new numbers. */
async function rowsToExport(store: GameStore, id: string, version: number): Promise<unknown[]> {
  const rows: unknown[] = [];
  const numbers = new Map<number, number>();
  for (let seq = 0; seq < version; seq += AT_ONCE) {
    for (const { seq: old, kind, at, seat, body } of await store.rows(id, seq, Math.min(seq + AT_ONCE, version))) {
      const items = body.items.filter((item) => mayRead(item, 'all'));
      if (items.length === 0 && body.hash === undefined) continue;
      numbers.set(old, rows.length + 1);
      const { to, free } = body.undo ?? {};
      const undo = to !== undefined && { undo: { to: numbers.get(to) ?? to, free } };
      rows.push({ kind, at, seat, body: { ...body, ...undo, items } });
    }
    await breathe();
  }
  return rows;
}

/** The file is of today's format where this version plays the game, whenever that began; else of the game's own. */
function formatOf(state: Uint8Array | null): number {
  const saved = state === null ? null : savedFormat(decompressText(state));
  return saved === null || otherVersion('game', saved) === null ? FORMAT : saved;
}

/** The game as a file, with its packs: it can be dealt again anywhere. One that goes on would give its secrets away: `unfinished` is for whoever runs the server. */
export async function exportGame({ store, content }: ExportSources, id: string, unfinished = false): Promise<Archive> {
  const stored = await store.game(id);
  if (stored === null) throw new RefusedError('not-found', 'there is no such game');
  const table = readTable(stored.head);
  if (table.phase !== 'over' && !unfinished) throw new RefusedError('wrong-phase', 'not before the game is over');
  const packs = JSON.parse(stored.packs) as string[];
  const contents = await Promise.all(packs.map((hash) => content.pack(hash)));
  const archive = {
    format: ARCHIVE_FORMAT,
    version: formatOf(stored.state),
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
    commitment: table.commitment,
    words: [...table.words],
    seals: [...table.seals],
    setupSeal: table.setupSeal,
    redrawn: table.redrawn,
    packs,
    contents: contents.filter((pack) => pack !== null),
    rows: await rowsToExport(store, id, stored.version),
  };
  // Parsed like a file from elsewhere: what goes out can come in again.
  return await stepByStep(archiveSteps(archive));
}
