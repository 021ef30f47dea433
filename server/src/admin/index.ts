import { GameCode } from '@hollow/protocol';
import { sql } from 'kysely';
import { type DatabaseOptions, openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { gameWakeMessage, WAKE_CHANNEL } from '../store/wake-messages.ts';
import { backup, type Copied, restore } from './copy.ts';
import { type Erased, erasePlayer } from './erase.ts';
import { findPlayer, type HoldingDevice } from './find-player.ts';
import { type Pruned, prune, type Retention } from './prune.ts';
import { type CheckedGame, type VerifiedStore, verifyGames } from './verify.ts';

/** What whoever runs a server does to its store. Servers may be running meanwhile. */

export type { CheckedGame, Copied, Erased, HoldingDevice, Pruned, Retention, VerifiedStore };

export interface Listed {
  readonly id: string;
  readonly code: string;
  readonly phase: string;
  readonly rows: number;
  readonly created: number;
  readonly touched: number;
}

export interface Stats {
  readonly games: Readonly<Record<string, number>>;
  readonly rows: number;
  readonly devices: number;
  readonly packs: number;
}

export interface Admin {
  stats(): Promise<Stats>;
  /** Games by the time of their last row, newest first; without names. */
  list(most: number, phase?: string): Promise<readonly Listed[]>;
  /** False where there is no such game. */
  deleteGame(ref: string): Promise<boolean>;
  /** Who holds a seat; null where there is no such game. */
  findPlayer(ref: string, seat: number): Promise<readonly HoldingDevice[] | null>;
  /** Takes a seat's name and words out of the store, and all that is known of these of its devices. Null where there is no such game. */
  erasePlayer(ref: string, seat: number, devices: readonly string[]): Promise<Erased | null>;
  prune(retention: Retention): Promise<Pruned>;
  backup(folder: string): Promise<void>;
  restore(folder: string): Promise<Copied>;
  /** Plays every game again that this release plays; is told of each. */
  verify(onGame?: (checked: CheckedGame) => void): Promise<VerifiedStore>;
  close(): Promise<void>;
}

/** A version that every server has yet to reach: it looks, and finds that the game is gone. */
const ANY_VERSION = 2 ** 31 - 1;

/** Opens a store that is there; with `fresh` also one that is not, to restore into. */
export async function openAdmin(
  where: DatabaseOptions,
  { fresh = false, now = Date.now }: { readonly fresh?: boolean; readonly now?: () => number } = {},
): Promise<Admin> {
  const opened = await openDatabase({ ...where, existing: !fresh });
  const { db, kind } = opened;
  const store = new GameStore(opened);
  const idOf = async (ref: string): Promise<string | null> => {
    const id = GameCode.safeParse(ref.toUpperCase()).success ? await store.idOfCode(ref.toUpperCase()) : ref;
    return id === null || (await store.version(id)) === null ? null : id;
  };
  const count = async (table: 'log' | 'devices' | 'packs'): Promise<number> => {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    async stats() {
      const phases = await db
        .selectFrom('games')
        .select(({ fn }) => ['phase', fn.countAll<number>().as('n')])
        .groupBy('phase')
        .execute();
      const games = Object.fromEntries(phases.map(({ phase, n }) => [phase, Number(n)]));
      return { games, rows: await count('log'), devices: await count('devices'), packs: await count('packs') };
    },
    async list(most, phase) {
      const games = db
        .selectFrom('games')
        .select(['id', 'code', 'phase', 'version as rows', 'created', 'touched'])
        .orderBy('touched', 'desc')
        .limit(most);
      return await (phase === undefined ? games : games.where('phase', '=', phase)).execute();
    },
    async deleteGame(ref) {
      const id = await idOf(ref);
      if (id === null) return false;
      await store.delete(id);
      if (kind === 'postgres')
        await sql`select pg_notify(${WAKE_CHANNEL}, ${gameWakeMessage(id, ANY_VERSION)})`.execute(db);
      return true;
    },
    async findPlayer(ref, seat) {
      const id = await idOf(ref);
      return id === null ? null : await findPlayer(opened, id, seat);
    },
    async erasePlayer(ref, seat, devices) {
      const id = await idOf(ref);
      return id === null ? null : await erasePlayer(opened, id, seat, devices, now());
    },
    prune: (retention) => prune(db, retention),
    backup: (folder) => backup(opened, where.data, folder),
    verify: (onGame) => verifyGames(opened, onGame),
    restore: (folder) => restore(opened, folder),
    close: () => db.destroy(),
  };
}
