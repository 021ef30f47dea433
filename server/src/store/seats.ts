import type { Db } from './database.ts';
import { ownDevices } from './people.ts';

export interface Hold {
  readonly game: string;
  readonly seat: number;
}

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

  /** Seats of the device, and of the others of the same person. */
  async holdsOf(device: string): Promise<Hold[]> {
    return await this.#db
      .selectFrom('holds')
      .select(['game', 'seat'])
      .where(ownDevices(device))
      .groupBy(['game', 'seat'])
      .orderBy((eb) => eb.fn.max('since'), 'desc')
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

  async makeLink(hash: string, game: string, seat: number, at: number): Promise<void> {
    await this.#db.insertInto('links').values({ hash, game, seat, made: at, used: null }).execute();
  }

  /** The seat of a link that was not used before: from now on the device holds it, and the link is void. */
  async claim(hash: string, device: string, at: number, notBefore: number): Promise<Hold | null> {
    return await this.#db.transaction().execute(async (tx) => {
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
