import { countEntries, type EntryCounts, type LogItem, type TableData } from '@hollow/table';
import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { gameWakeMessage, WAKE_CHANNEL } from '../store/wake-messages.ts';

export interface AmendedTable {
  readonly game: string;
  readonly at: number;
  /** The last row before it. */
  readonly version: number;
  readonly table: TableData;
  readonly items: readonly LogItem[];
  /** Somebody who is no person may have to act now. */
  readonly isWaiting: boolean;
}

/** A new table with a row of its own: a server that has the game in memory reads it anew before it writes. */
export async function amend(
  tx: Transaction<Schema>,
  kind: OpenDatabase['kind'],
  { game, at, version: last, table, items, isWaiting }: AmendedTable,
): Promise<void> {
  const counts: EntryCounts = countEntries(table.counts, items);
  const version = last + 1;
  await tx
    .insertInto('log')
    .values({
      game,
      seq: version,
      kind: 'table',
      at,
      seat: null,
      mid: null,
      body: JSON.stringify({ items }),
      upto: JSON.stringify(counts),
      before: null,
    })
    .execute();
  await tx
    .updateTable('games')
    .set({
      head: JSON.stringify({ ...table, counts }),
      version,
      ...(isWaiting ? { due: at, lease_node: null, lease_until: 0 } : {}),
    })
    .where('id', '=', game)
    .where('version', '=', last)
    .execute();
  if (kind === 'postgres') await sql`select pg_notify(${WAKE_CHANNEL}, ${gameWakeMessage(game, version)})`.execute(tx);
}
