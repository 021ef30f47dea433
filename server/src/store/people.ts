import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Challenge {
  readonly challenge: string;
  /** Whom a new passkey will belong to. */
  readonly person: string;
}

/** One for each device of a person who has many. */
export const MOST_PASSKEYS = 10;

type Kind = 'register' | 'sign-in';

/** The device itself and the others of the same person, as a condition on a column that names devices. */
export const ownDevices = (device: string) => (eb: ExpressionBuilder<Schema, 'holds'>) =>
  eb.or([
    eb('holds.device', '=', device),
    eb(
      'holds.device',
      'in',
      eb
        .selectFrom('devices as other')
        .innerJoin('devices as mine', 'mine.person', 'other.person')
        .select('other.hash')
        .where('mine.hash', '=', device),
    ),
  ]);

/** People who keep their games by a passkey. Nothing is known of them but their keys and their devices. */
export class PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async personOf(device: string): Promise<string | null> {
    const found = await this.#db.selectFrom('devices').select('person').where('hash', '=', device).executeTakeFirst();
    return found?.person ?? null;
  }

  async passkeysOf(person: string): Promise<Passkey[]> {
    const found = await this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();
    return found.map(keyOf);
  }

  async passkey(id: string): Promise<Passkey | null> {
    const found = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return found === undefined ? null : keyOf(found);
  }

  /** What the device is asked to sign: the last question of its kind counts. */
  async ask(device: string, kind: Kind, { challenge, person }: Challenge, at: number): Promise<void> {
    const row = { challenge, person, made: at };
    await this.#db
      .insertInto('challenges')
      .values({ device, kind, ...row })
      .onConflict((oc) => oc.columns(['device', 'kind']).doUpdateSet(row))
      .execute();
  }

  /** The question, once and while it is not too old. */
  async take(device: string, kind: Kind, notBefore: number): Promise<Challenge | null> {
    const found = await this.#db
      .deleteFrom('challenges')
      .where('device', '=', device)
      .where('kind', '=', kind)
      .returning(['challenge', 'person', 'made'])
      .executeTakeFirst();
    return found === undefined || found.made < notBefore ? null : found;
  }

  /** A new passkey of a person, who is known from now on; the device is theirs. False where it is known already, or one too many. */
  async keep(device: string, { id, person, publicKey, counter, transports }: Passkey, at: number): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      await makeKnown(tx, person, at);
      const kept = await tx.selectFrom('passkeys').select('id').where('person', '=', person).execute();
      if (kept.length >= MOST_PASSKEYS) return false;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values({
          id,
          person,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          made: at,
          used: at,
        })
        .onConflict((oc) => oc.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await tx.updateTable('devices').set({ person }).where('hash', '=', device).execute();
      return true;
    });
  }

  /** The device is the person's, who has just used a passkey. */
  async signIn(device: string, { id, person }: Passkey, counter: number, at: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.updateTable('passkeys').set({ counter, used: at }).where('id', '=', id).execute();
      await tx.updateTable('devices').set({ person }).where('hash', '=', device).execute();
    });
  }

  /** Passkeys and person are no more; every device keeps the seats that it took itself. */
  async forget(person: string): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', person).execute();
  }
}

const makeKnown = (db: Kysely<Schema>, id: string, at: number) =>
  db
    .insertInto('people')
    .values({ id, made: at })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();

const keyOf = (row: {
  readonly id: string;
  readonly person: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string;
}): Passkey => ({
  id: row.id,
  person: row.person,
  publicKey: new Uint8Array(row.public_key),
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
});
