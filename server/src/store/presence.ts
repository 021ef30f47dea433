import { sql } from 'kysely';
import { CHANNEL, presenceWoken } from './channel.ts';
import type { Opened } from './database.ts';

export interface Here {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** After so long without a sign of life a node counts as gone, in milliseconds. */
const GONE = 20_000;

/** Who is connected to which node, where there are several. A node that dies takes its people with it. */
export class PresenceStore {
  readonly #opened: Opened;
  readonly #node: string;

  constructor(opened: Opened, node: string) {
    this.#opened = opened;
    this.#node = node;
  }

  /** This node is alive. */
  async beat(now: number): Promise<void> {
    const { db } = this.#opened;
    await db
      .insertInto('nodes')
      .values({ name: this.#node, seen: now })
      .onConflict((oc) => oc.column('name').doUpdateSet({ seen: now }))
      .execute();
    await db
      .deleteFrom('nodes')
      .where('seen', '<', now - 10 * GONE)
      .execute();
  }

  async tell(game: string, { seats, watchers }: Here): Promise<void> {
    const { db } = this.#opened;
    await db.transaction().execute(async (tx) => {
      if (seats.length === 0 && watchers === 0)
        await tx.deleteFrom('presence').where('node', '=', this.#node).where('game', '=', game).execute();
      else
        await tx
          .insertInto('presence')
          .values({ node: this.#node, game, seats: JSON.stringify(seats), watchers })
          .onConflict((oc) => oc.columns(['node', 'game']).doUpdateSet({ seats: JSON.stringify(seats), watchers }))
          .execute();
      await sql`select pg_notify(${CHANNEL}, ${presenceWoken(game)})`.execute(tx);
    });
  }

  /** Who is at which game on other nodes; at one game, or at all. */
  async elsewhere(now: number, game?: string): Promise<ReadonlyMap<string, Here>> {
    const all = this.#opened.db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.name', 'presence.node')
      .select(['presence.game', 'presence.seats', 'presence.watchers'])
      .where('presence.node', '!=', this.#node)
      .where('nodes.seen', '>', now - GONE);
    const rows = await (game === undefined ? all : all.where('presence.game', '=', game)).execute();
    const found = new Map<string, Here>();
    for (const row of rows) {
      const known = found.get(row.game) ?? { seats: [], watchers: 0 };
      const seats = [...new Set([...known.seats, ...(JSON.parse(row.seats) as number[])])].sort((a, b) => a - b);
      found.set(row.game, { seats, watchers: known.watchers + row.watchers });
    }
    return found;
  }

  async leave(): Promise<void> {
    await this.#opened.db.deleteFrom('nodes').where('name', '=', this.#node).execute();
  }
}
