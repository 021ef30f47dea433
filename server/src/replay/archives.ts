import type { Engine } from '@hollow/engine';
import { GameCode } from '@hollow/protocol';
import { type CheckedDeal, checkDeal } from '@hollow/table';
import { stateFingerprint } from '../games/fingerprint.ts';
import { atOnce } from '../limits/breath.ts';
import { type DatabaseOptions, openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { PackStore } from '../store/packs.ts';
import { ARCHIVE_FORMAT, type Archive, archivedRows, playableArchiveSteps } from './archive-format.ts';
import { exportGame } from './export.ts';

/** Games of a server for the command line: files that were exported, and games in its store. */

export { type CheckedDeal, RefusedError } from '@hollow/table';
export { type Archive, archivedRows } from './archive-format.ts';

/** A file as a game; null where it is none. Throws a RefusedError where another version plays it, and a ZodError where it is a broken one. */
export const readArchive = (value: unknown): Archive | null =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === ARCHIVE_FORMAT
    ? atOnce(playableArchiveSteps(value))
    : null;

/** A game in a store, by id or code, finished or not: for whoever runs the server. Null where there is none; throws where there is no store. */
export async function archiveOf(ref: string, where: DatabaseOptions): Promise<Archive | null> {
  const { db, kind } = await openDatabase({ ...where, existing: true });
  try {
    const store = new GameStore({ db, kind });
    const id = GameCode.safeParse(ref).success ? await store.idOfCode(ref) : ref;
    return id === null || (await store.version(id)) === null
      ? null
      : await exportGame({ store, content: new PackStore(db) }, id, true);
  } finally {
    await db.destroy();
  }
}

/** Plays the game again and compares the state after every row. */
export const verifyArchive = (engine: Engine, archive: Archive): CheckedDeal =>
  checkDeal(engine, { ...archive, rows: archivedRows(archive) }, stateFingerprint);
