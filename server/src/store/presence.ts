import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { DATABASE_NOW as NOW } from './node-life.ts';
import { presenceWakeMessage, WAKE_CHANNEL } from './wake-messages.ts';

export interface PresentSeats {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** Where a seat is, as other nodes know it. */
export interface Whereabouts {
  readonly here: boolean;
  /** Milliseconds since the last of its devices went; null where nobody knows of any. */
  readonly awayFor: number | null;
}

/** After so long without a sign of life the people at a node count as gone, in milliseconds: nobody is to flicker. What it had to do is done by others much sooner. */
const GONE = 20_000;
/** For so long it is kept when somebody left: longer than any table keeps a seat, which is two weeks. */
const KEPT = 30 * 24 * 3_600_000;

/** Who is connected to which node, where there are several. A node that dies takes its people with it. */
export class PresenceStore {
  readonly #opened: OpenDatabase;
  readonly #node: string;

  constructor(opened: OpenDatabase, node: string) {
    this.#opened = opened;
    this.#node = node;
  }

  /** This node is alive. True where the others had given it up, or did not know it: they have to be told everything anew. */
  async beat(): Promise<boolean> {
    const { db } = this.#opened;
    const { made } = await db
      .insertInto('nodes')
      .values({ name: this.#node, seen: NOW })
      .onConflict((oc) => oc.column('name').doUpdateSet({ seen: NOW }))
      .returning(sql<boolean>`(xmax = 0)`.as('made'))
      .executeTakeFirstOrThrow();
    return made;
  }

  /** Forgets nodes that are long gone, but not when their people were last seen; and who left long ago. */
  async forgetOld(): Promise<void> {
    const { db } = this.#opened;
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into departures (game, seat, at)
        select presence.game, seat.value::integer, max(nodes.seen)
        from presence
        join nodes on nodes.name = presence.node
        cross join lateral json_array_elements_text(presence.seats::json) as seat(value)
        where nodes.seen < ${NOW} - ${10 * GONE}::bigint
        group by presence.game, seat.value
        on conflict (game, seat) do update set at = greatest(departures.at, excluded.at)`.execute(tx);
      await tx
        .deleteFrom('nodes')
        .where('seen', '<', sql<number>`${NOW} - ${10 * GONE}::bigint`)
        .execute();
    });
    await db.deleteFrom('departures').where('at', '<', sql<number>`${NOW} - ${KEPT}::bigint`).execute();
  }

  /** Who is at the game on this node; `left` are seats that have just gone. */
  async tell(game: string, { seats, watchers }: PresentSeats, left: readonly number[]): Promise<void> {
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
      for (const seat of left)
        await tx
          .insertInto('departures')
          .columns(['game', 'seat', 'at'])
          // The game may have been deleted meanwhile.
          .expression((eb) =>
            eb
              .selectFrom('games')
              .select(['id', sql<number>`${seat}::integer`.as('seat'), NOW.as('at')])
              .where('id', '=', game),
          )
          .onConflict((oc) => oc.columns(['game', 'seat']).doUpdateSet({ at: NOW }))
          .execute();
      await sql`select pg_notify(${WAKE_CHANNEL}, ${presenceWakeMessage(game)})`.execute(tx);
    });
  }

  /** Who is at which game on other nodes; at one game, or at all. */
  async elsewhere(game?: string): Promise<ReadonlyMap<string, PresentSeats>> {
    const all = this.#opened.db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.name', 'presence.node')
      .select(['presence.game', 'presence.seats', 'presence.watchers'])
      .where('presence.node', '!=', this.#node)
      .where('nodes.seen', '>', sql<number>`${NOW} - ${GONE}::bigint`);
    const rows = await (game === undefined ? all : all.where('presence.game', '=', game)).execute();
    const found = new Map<string, PresentSeats>();
    for (const row of rows) {
      const known = found.get(row.game) ?? { seats: [], watchers: 0 };
      const seats = [...new Set([...known.seats, ...(JSON.parse(row.seats) as number[])])].sort((a, b) => a - b);
      found.set(row.game, { seats, watchers: known.watchers + row.watchers });
    }
    return found;
  }

  /** Where a seat is. Whoever was at a node that died has been away since its last sign of life. */
  async whereabouts(game: string, seat: number): Promise<Whereabouts> {
    const { db } = this.#opened;
    const nodes = await db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.name', 'presence.node')
      .select(['presence.seats', sql<number>`${NOW} - nodes.seen`.as('silent')])
      .where('presence.node', '!=', this.#node)
      .where('presence.game', '=', game)
      .execute();
    const silent = nodes
      .filter(({ seats }) => (JSON.parse(seats) as number[]).includes(seat))
      .map((node) => Number(node.silent));
    const left = await db
      .selectFrom('departures')
      .select(sql<number>`${NOW} - at`.as('ago'))
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    const times = [...silent, ...left.map(({ ago }) => Number(ago))];
    return {
      here: silent.some((since) => since < GONE),
      awayFor: times.length === 0 ? null : Math.min(...times),
    };
  }

  async leave(): Promise<void> {
    await this.#opened.db.deleteFrom('nodes').where('name', '=', this.#node).execute();
  }
}
