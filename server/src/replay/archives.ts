import type { Engine } from '@hollow/engine';
import { GameCode } from '@hollow/protocol';
import type { LogRow } from '@hollow/table';
import { type DatabaseOptions, openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { type Archive, archivedRows, parseArchive } from './archive-format.ts';
import { exportGame } from './export.ts';
import { rerun } from './rerun.ts';

/** Games of a server for the command line: files that were exported, and games in its store. */

export { RefusedError } from '@hollow/table';
export { type Archive, archivedRows } from './archive-format.ts';

/** A file as a game; null where it is none. Throws a RefusedError where another version plays it, and a ZodError where it is a broken one. */
export const readArchive = (value: unknown): Archive | null =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'hollow-game'
    ? parseArchive(value)
    : null;

/** A game in a store, by id or code, finished or not: for whoever runs the server. Null where there is none; throws where there is no store. */
export async function archiveOf(ref: string, where: DatabaseOptions): Promise<Archive | null> {
  const { db, kind } = await openDatabase({ ...where, existing: true });
  try {
    const store = new GameStore({ db, kind });
    const id = GameCode.safeParse(ref).success ? await store.idOfCode(ref) : ref;
    return id === null || (await store.version(id)) === null ? null : await exportGame(store, id, true);
  } finally {
    await db.destroy();
  }
}

export interface Verified {
  readonly ok: boolean;
  readonly answers: number;
  readonly message?: string;
}

/** Plays the game again and compares the state after every row. */
export function verifyArchive(engine: Engine, archive: Archive): Verified {
  const names = engine.program({}).hashes;
  if (names.join() !== archive.packs.join())
    return {
      ok: false,
      answers: 0,
      message: `other engine: the game was played with ${archive.packs.join(', ')}, here are ${names.join(', ')}`,
    };
  const isAnswer = ({ body }: LogRow): boolean => body.answer !== undefined;
  let answers = 0;
  for (const { row, same } of rerun(engine, archive.seed, archivedRows(archive))) {
    if (!same) return { ok: false, answers, message: `rows.${row.seq - 1}: the state after it is another` };
    if (isAnswer(row)) answers++;
  }
  return { ok: true, answers };
}
