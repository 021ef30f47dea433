import type { Db } from '../store/database.ts';

export interface Retention {
  /** Finished games that nobody has touched since then. */
  readonly finishedBefore: number | null;
  /** Games that were never finished. */
  readonly abandonedBefore: number | null;
}

export interface Pruned {
  readonly finished: number;
  readonly abandoned: number;
  readonly devices: number;
  readonly links: number;
}

/** Games that are deleted in one go: others write in between. */
const AT_ONCE = 50;

async function pruneGames(db: Db, isOver: boolean, before: number | null): Promise<number> {
  let gone = 0;
  for (; before !== null; ) {
    const found = await db
      .selectFrom('games')
      .select('id')
      .where('phase', isOver ? '=' : '!=', 'over')
      .where('touched', '<', before)
      .limit(AT_ONCE)
      .execute();
    if (found.length === 0) break;
    for (const { id } of found) {
      // It may have been touched meanwhile.
      const { numDeletedRows } = await db
        .deleteFrom('games')
        .where('id', '=', id)
        .where('touched', '<', before)
        .executeTakeFirst();
      gone += Number(numDeletedRows);
    }
  }
  return gone;
}

/** Browsers that have not been seen since then and hold no seat. */
const idleDevices = (db: Db, before: number) =>
  db
    .deleteFrom('devices')
    .where('seen', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('holds').select('device').whereRef('holds.device', '=', 'devices.hash'))),
    );

/** Deletes what is of no use to anybody: links that have long been void, and browsers that hold no seat, remember nothing and are nobody's. */
export async function deleteUnused(db: Db, before: number): Promise<void> {
  await db.deleteFrom('links').where('made', '<', before).execute();
  await idleDevices(db, before)
    .where('person', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('met').select('device').whereRef('met.device', '=', 'devices.hash'))),
    )
    .execute();
}

/** Deletes what is old: games, used links, devices that hold no seat and have not been seen, and people without devices who have not used a passkey. */
export async function prune(db: Db, { finishedBefore, abandonedBefore }: Retention): Promise<Pruned> {
  const finished = await pruneGames(db, true, finishedBefore);
  const abandoned = await pruneGames(db, false, abandonedBefore);
  const limits = [finishedBefore, abandonedBefore].filter((at) => at !== null);
  if (limits.length === 0) return { finished, abandoned, devices: 0, links: 0 };
  const before = Math.min(...limits);
  const links = await db.deleteFrom('links').where('made', '<', before).executeTakeFirst();
  const devices = await idleDevices(db, before).executeTakeFirst();
  await db
    .deleteFrom('people')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('devices').select('hash').whereRef('devices.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('passkeys')
            .select('passkeys.id')
            .whereRef('passkeys.person', '=', 'people.id')
            .where('passkeys.used', '>=', before),
        ),
      ),
    )
    .execute();
  return { finished, abandoned, devices: Number(devices.numDeletedRows), links: Number(links.numDeletedRows) };
}
