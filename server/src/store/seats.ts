import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import { ownDevices } from './people.ts';
import type { Schema } from './schema.ts';

export interface SeatHold {
  readonly game: string;
  readonly seat: number;
}

/** Waits until nobody changes the game, and keeps it so until the end of the transaction: a seat that is being taken away is looked at afterwards. */
const lockGame = (tx: Transaction<Schema>, game: string) =>
  tx
    .updateTable('games')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', game)
    .execute();

/** Devices, the seats they hold, and personal links. Tokens and secrets come here as hashes only. */
export class SeatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes the device known, or notes that it was here. */
  async touchDevice(hash: string, at: number): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values({ hash, created: at, seen: at, remember: 1, person: null })
      .onConflict((oc) => oc.column('hash').doUpdateSet({ seen: at }))
      .execute();
  }

  /** Notes that a device was here. False where there is no such device. */
  async noteDevice(hash: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('devices')
      .set({ seen: at })
      .where('hash', '=', hash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Everything that one device had is another's; the old token opens nothing any more. */
  async moveDevice(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const old = await tx
        .updateTable('devices')
        .set((eb) => ({ seen: eb.ref('seen') }))
        .where('hash', '=', from)
        .returning(['remember', 'person'])
        .executeTakeFirst();
      if (old === undefined) return;
      await tx.updateTable('devices').set(old).where('hash', '=', to).execute();
      for (const table of ['holds', 'met', 'pushes'] as const)
        await sql`update ${sql.table(table)} set device = ${to} where device = ${from}`.execute(tx);
      // Else it could be renewed again and again, and every table be looked through for it each time.
      await tx.deleteFrom('devices').where('hash', '=', from).execute();
    });
  }

  /** Seats of the device, and of the others of the same person: those taken last. */
  async holdsOf(device: string, most: number): Promise<SeatHold[]> {
    return await this.#db
      .selectFrom('holds')
      .select(['game', 'seat'])
      .where(ownDevices(device))
      .groupBy(['game', 'seat'])
      .orderBy((eb) => eb.fn.max('since'), 'desc')
      .limit(most)
      .execute();
  }

  async seatsOf(device: string, game: string): Promise<number[]> {
    const found = await this.#db
      .selectFrom('holds')
      .select('seat')
      .distinct()
      .where(ownDevices(device))
      .where('game', '=', game)
      .orderBy('seat')
      .execute();
    return found.map(({ seat }) => seat);
  }

  async devicesAt(game: string): Promise<{ readonly device: string; readonly seat: number }[]> {
    return await this.#db.selectFrom('holds').select(['device', 'seat']).where('game', '=', game).execute();
  }

  /** When the seat last got a device; null where it has none. */
  async heldSince(game: string, seat: number): Promise<number | null> {
    const found = await this.#db
      .selectFrom('holds')
      .select((eb) => eb.fn.max('since').as('since'))
      .where('game', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return found?.since ?? null;
  }

  /** The device, and the others of the same person. */
  async devicesLike(device: string): Promise<readonly string[]> {
    const found = await this.#db
      .selectFrom('devices as other')
      .innerJoin('devices as mine', 'mine.person', 'other.person')
      .select('other.hash')
      .where('mine.hash', '=', device)
      .execute();
    return [device, ...found.map(({ hash }) => hash)];
  }

  /** Whether somebody keeps the seat by a passkey. */
  async isKept(game: string, seat: number): Promise<boolean> {
    const found = await this.#db
      .selectFrom('holds')
      .innerJoin('devices', 'devices.hash', 'holds.device')
      .select('devices.person')
      .where('holds.game', '=', game)
      .where('holds.seat', '=', seat)
      .where('devices.person', 'is not', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** A personal link to a seat that the device holds. False where it does not. */
  async makeLink(hash: string, device: string, { game, seat }: SeatHold, at: number): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      await lockGame(tx, game);
      const held = await tx
        .selectFrom('holds')
        .select('seat')
        .where(ownDevices(device))
        .where('game', '=', game)
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (held === undefined) return false;
      await tx.insertInto('links').values({ hash, game, seat, made: at, used: null }).execute();
      return true;
    });
  }

  /** The seat of a link that was not used before: from now on the device holds it, and the link is void. */
  async claim(hash: string, device: string, at: number, notBefore: number): Promise<SeatHold | null> {
    const link = await this.#db.selectFrom('links').select('game').where('hash', '=', hash).executeTakeFirst();
    if (link === undefined) return null;
    return await this.#db.transaction().execute(async (tx) => {
      await lockGame(tx, link.game);
      const found = await tx
        .updateTable('links')
        .set({ used: at })
        .where('hash', '=', hash)
        .where('used', 'is', null)
        .where('made', '>=', notBefore)
        .returning(['game', 'seat'])
        .executeTakeFirst();
      if (found === undefined) return null;
      await tx
        .insertInto('holds')
        .values({ device, ...found, since: at })
        .onConflict((oc) => oc.columns(['device', 'game', 'seat']).doNothing())
        .execute();
      return found;
    });
  }
}
