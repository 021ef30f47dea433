import { FORMAT, type Pack, savedFormat } from '@hollow/engine';
import { mayRead, RefusedError, readTable } from '@hollow/table';
import { decompressText } from '../store/compression.ts';
import type { GameStore } from '../store/games.ts';
import { version } from '../telemetry/version.ts';
import { ARCHIVE_FORMAT, Archive } from './archive-format.ts';

const ALL = 2 ** 31 - 1;

/** Where a game and its packs are kept. */
export interface ExportSources {
  readonly store: GameStore;
  readonly content: { pack(hash: string): Promise<Pack | null> };
}

/** The game as a file, with its packs: it can be dealt again anywhere. One that goes on would give its secrets away: `unfinished` is for whoever runs the server. */
export async function exportGame({ store, content }: ExportSources, id: string, unfinished = false): Promise<Archive> {
  const stored = await store.game(id);
  if (stored === null) throw new RefusedError('not-found', 'there is no such game');
  const table = readTable(stored.head);
  if (table.phase !== 'over' && !unfinished) throw new RefusedError('wrong-phase', 'not before the game is over');
  const rows = await store.rows(id, 0, ALL);
  const packs = JSON.parse(stored.packs) as string[];
  const contents = await Promise.all(packs.map((hash) => content.pack(hash)));
  // Parsed like a file from elsewhere: what goes out can come in again.
  return Archive.parse({
    format: ARCHIVE_FORMAT,
    version: stored.state === null ? FORMAT : (savedFormat(decompressText(stored.state)) ?? FORMAT),
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
    packs,
    contents: contents.filter((pack) => pack !== null),
    rows: rows.map(({ kind, at, seat, body }) => ({
      kind,
      at,
      seat,
      // What a side said among itself leaves the table with nobody.
      body: { ...body, items: body.items.filter((item) => mayRead(item, 'all')) },
    })),
  });
}
