import type { Db } from './database.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushTo extends Subscription {
  readonly device: string;
  readonly seat: number;
}

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  readonly failures: number;
}

/** Where to tell people of their turn when they are not there: browsers by device and game, one address for each game. */
export class NoticeStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async subscribe(device: string, game: string, { endpoint, keys }: Subscription, at: number): Promise<void> {
    const row = { endpoint, keys: JSON.stringify(keys), made: at };
    await this.#db
      .insertInto('pushes')
      .values({ device, game, ...row })
      .onConflict((oc) => oc.columns(['device', 'game']).doUpdateSet(row))
      .execute();
  }

  async unsubscribe(device: string, game: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('device', '=', device).where('game', '=', game).execute();
  }

  async isSubscribed(device: string, game: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('pushes')
      .select('device')
      .where('device', '=', device)
      .where('game', '=', game)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The browser is no more: at no game. */
  async forgetEndpoint(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  /** Browsers of those who hold these seats. */
  async pushesFor(game: string, seats: readonly number[]): Promise<PushTo[]> {
    if (seats.length === 0) return [];
    const found = await this.#db
      .selectFrom('pushes')
      .innerJoin('devices as told', 'told.hash', 'pushes.device')
      .innerJoin('holds', 'holds.game', 'pushes.game')
      .innerJoin('devices as held', 'held.hash', 'holds.device')
      .select(['pushes.device', 'pushes.endpoint', 'pushes.keys', 'holds.seat'])
      .distinct()
      .where((eb) => eb.or([eb('held.hash', '=', eb.ref('told.hash')), eb('held.person', '=', eb.ref('told.person'))]))
      .where('pushes.game', '=', game)
      .where('holds.seat', 'in', seats)
      .execute();
    return found.map(({ keys, ...row }) => ({ ...row, keys: JSON.parse(keys) as Subscription['keys'] }));
  }

  /** Games that are on, went on since then, and have somebody to be told. */
  async gamesToTell(since: number): Promise<string[]> {
    const found = await this.#db
      .selectFrom('games')
      .select('id')
      .where('phase', '=', 'playing')
      .where('touched', '>=', since)
      .where((eb) =>
        eb.or([
          eb.exists(eb.selectFrom('pushes').select('pushes.device').whereRef('pushes.game', '=', 'games.id')),
          eb.exists(eb.selectFrom('webhooks').select('webhooks.url').whereRef('webhooks.game', '=', 'games.id')),
        ]),
      )
      .execute();
    return found.map(({ id }) => id);
  }

  async setWebhook(game: string, url: string, secret: string, at: number): Promise<void> {
    const row = { url, secret, made: at, failures: 0 };
    await this.#db
      .insertInto('webhooks')
      .values({ game, ...row })
      .onConflict((oc) => oc.column('game').doUpdateSet(row))
      .execute();
  }

  async removeWebhook(game: string): Promise<void> {
    await this.#db.deleteFrom('webhooks').where('game', '=', game).execute();
  }

  async webhook(game: string): Promise<Webhook | null> {
    const found = await this.#db
      .selectFrom('webhooks')
      .select(['url', 'secret', 'failures'])
      .where('game', '=', game)
      .executeTakeFirst();
    return found ?? null;
  }

  /** Counts calls that came to nothing, one after the other; one that arrives makes good for all. */
  async countWebhook(game: string, url: string, failures: number): Promise<void> {
    await this.#db.updateTable('webhooks').set({ failures }).where('game', '=', game).where('url', '=', url).execute();
  }
}
