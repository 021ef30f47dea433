import type { Pack } from '@hollow/engine';
import type { Db } from './database.ts';

/** Packs that games refer to, by their name with hash: a running game never changes under its players. */
export class PackStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async keep(hash: string, pack: Pack): Promise<void> {
    // Nearly always it is there, and a whole pack is much to write down.
    if (await this.#has(hash)) return;
    await this.#db
      .insertInto('packs')
      .values({ hash, body: JSON.stringify(pack) })
      .onConflict((oc) => oc.column('hash').doNothing())
      .execute();
  }

  async #has(hash: string): Promise<boolean> {
    return (
      (await this.#db.selectFrom('packs').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined
    );
  }

  async pack(hash: string): Promise<Pack | null> {
    const found = await this.#db.selectFrom('packs').select('body').where('hash', '=', hash).executeTakeFirst();
    return found === undefined ? null : (JSON.parse(found.body) as Pack);
  }
}
