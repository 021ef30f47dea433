import type { Config } from '../config/config.ts';
import { openDatabase } from '../store/database.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { GameStore } from '../store/games.ts';
import { StoreHealth, tryWriting } from '../store/health.ts';
import { MemoryStore } from '../store/memory.ts';
import { NoticeStore } from '../store/notices.ts';
import { PackStore } from '../store/packs.ts';
import { PeopleStore } from '../store/people.ts';
import { PresenceStore } from '../store/presence.ts';
import { SeatStore } from '../store/seats.ts';

/** Opens the database of a node, and all that is kept in it. `onFailedWrite` is told of changes that could not be written. */
export async function openStores({ database, data, patience }: Config, node: string, onFailedWrite: () => void) {
  const lock = database === undefined ? lockFolder(data) : null;
  const opened = await openDatabase({ url: database, data, patience }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const { db, kind } = opened;
  const health = new StoreHealth(() => tryWriting(db));
  const store = new GameStore(opened, (ok) => {
    if (!ok) onFailedWrite();
    health.note(ok);
  });
  // One process has the file: what an earlier one had promised to do is to be done now.
  if (kind === 'sqlite') await store.releaseLeases(null);
  return {
    db,
    /** Ends the work with the store. */
    async closeStore() {
      await db.destroy();
      lock?.release();
    },
    health,
    store,
    seats: new SeatStore(db),
    memory: new MemoryStore(db),
    packs: new PackStore(db),
    people: new PeopleStore(db),
    noticeStore: new NoticeStore(db),
    /** Who is connected to other nodes; there are none on SQLite. */
    elsewhere: kind === 'postgres' ? new PresenceStore(opened, node) : null,
  };
}
