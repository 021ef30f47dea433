import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Haunts that people have met, by device, for tables that want one that nobody knows. */

/** Notes the haunt for every device at the game that does not mind. */
export async function remember(tx: Transaction<Schema>, game: string, haunt: string, at: number): Promise<void> {
  await tx
    .insertInto('met')
    .columns(['device', 'haunt', 'game', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('holds')
        .innerJoin('devices', 'devices.hash', 'holds.device')
        .select([
          'holds.device',
          sql<string>`cast(${haunt} as text)`.as('haunt'),
          'holds.game',
          sql<number>`cast(${at} as bigint)`.as('at'),
        ])
        .distinct()
        .where('holds.game', '=', game)
        .where('devices.remember', '=', 1),
    )
    .onConflict((oc) => oc.columns(['device', 'haunt', 'game']).doNothing())
    .execute();
}

export interface Met {
  readonly haunt: string;
  readonly at: number;
}

export class MemoryStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Haunts that somebody at the table has met, on any of their devices. */
  async metAt(game: string): Promise<string[]> {
    const found = await this.#db
      .selectFrom('holds')
      .innerJoin('devices as held', 'held.hash', 'holds.device')
      .innerJoin('devices as own', (join) =>
        join.on((eb) =>
          eb.or([eb('own.hash', '=', eb.ref('held.hash')), eb('own.person', '=', eb.ref('held.person'))]),
        ),
      )
      .innerJoin('met', 'met.device', 'own.hash')
      .select('met.haunt')
      .distinct()
      .where('holds.game', '=', game)
      .orderBy('met.haunt')
      .execute();
    return found.map(({ haunt }) => haunt);
  }

  async memoryOf(device: string): Promise<{ readonly remember: boolean; readonly met: readonly Met[] }> {
    const own = await this.#db.selectFrom('devices').select('remember').where('hash', '=', device).executeTakeFirst();
    const met = await this.#db
      .selectFrom('met')
      .select(['haunt', 'at'])
      .where('device', '=', device)
      .orderBy('at', 'desc')
      .execute();
    return { remember: own?.remember !== 0, met };
  }

  /** From now on remembers, or forgets everything and remembers nothing. */
  async set(device: string, remember: boolean): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .updateTable('devices')
        .set({ remember: remember ? 1 : 0 })
        .where('hash', '=', device)
        .execute();
      if (!remember) await tx.deleteFrom('met').where('device', '=', device).execute();
    });
  }
}
