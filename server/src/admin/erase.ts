import {
  botSeat,
  note,
  OPEN_SEAT,
  type RowBody,
  readTable,
  type TableData,
  withoutSeat,
  withSeat,
} from '@hollow/table';
import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { amend } from './amend.ts';
import { namesOfSeat, withoutNames } from './erased-items.ts';

/** A player is taken out of the store: name, words, devices, memory. The games stay for the others, with somebody nameless at the seat. */

async function eraseSeat(tx: Transaction<Schema>, kind: OpenDatabase['kind'], game: string, seat: number, at: number) {
  // Locks the row where the database knows how: nothing is appended meanwhile.
  const locked = tx.selectFrom('games').select(['head', 'version']).where('id', '=', game);
  const stored = await (kind === 'postgres' ? locked.forUpdate() : locked).executeTakeFirst();
  if (stored === undefined) return;
  const table = readTable(stored.head);
  const rows = await tx.selectFrom('log').select(['seq', 'body', 'upto']).where('game', '=', game).execute();
  const bodies = rows.map(({ seq, body }) => ({ seq, text: body, body: JSON.parse(body) as RowBody }));
  const names = namesOfSeat(
    bodies.flatMap(({ body }) => body.items),
    seat,
    table.seats[seat]?.name ?? '',
  );
  // A name that somebody else at the table has as well stays theirs in the notes about them.
  for (const { seq, text, body } of bodies) {
    const items = body.items.map((item) =>
      item.kind === 'table' && item.args.seat !== undefined && item.args.seat !== seat
        ? withoutNames(
            item,
            seat,
            new Set([...names].filter((name) => item.args.name !== name || item.args.by === name)),
          )
        : withoutNames(item, seat, names),
    );
    const next = JSON.stringify({ ...body, items });
    if (next !== text)
      await tx.updateTable('log').set({ body: next }).where('game', '=', game).where('seq', '=', seq).execute();
  }
  const next = withoutPerson(table, seat);
  const isWaiting = next.phase === 'playing';
  await amend(tx, kind, {
    game,
    at,
    version: stored.version,
    table: next,
    items: [note('erased', { seat })],
    isWaiting,
  });
  if (table.host === seat) await tx.deleteFrom('webhooks').where('game', '=', game).execute();
  await tx.deleteFrom('holds').where('game', '=', game).where('seat', '=', seat).execute();
  await tx.deleteFrom('links').where('game', '=', game).where('seat', '=', seat).execute();
}

/** The table when nobody is at the seat any more: a bot plays on, before the game the seat is open. */
function withoutPerson(table: TableData, seat: number): TableData {
  const old = table.seats[seat];
  if (old === undefined) return table;
  const bot = { ...botSeat('normal'), explorers: old.explorers, onlyFor: [] };
  const next = { lobby: OPEN_SEAT, playing: bot, over: { ...old, name: '', onlyFor: null } }[table.phase];
  return withSeat(withoutSeat(table, seat), seat, next);
}

export interface Erased {
  readonly seats: number;
  readonly devices: number;
}

/** Who keeps their games on these devices by a passkey, and all their devices. */
async function peopleOf(tx: Transaction<Schema>, hashes: readonly string[]) {
  if (hashes.length === 0) return { people: [], others: [] };
  const found = await tx.selectFrom('devices').select('person').distinct().where('hash', 'in', hashes).execute();
  const people = found.flatMap(({ person }) => person ?? []);
  if (people.length === 0) return { people, others: [] };
  const others = await tx.selectFrom('devices').select('hash').where('person', 'in', people).execute();
  return { people, others: others.map(({ hash }) => hash) };
}

/** The devices wait at doors, or are remembered where they were removed: they are taken off there. */
async function eraseElsewhere(
  tx: Transaction<Schema>,
  kind: OpenDatabase['kind'],
  hashes: readonly string[],
  at: number,
) {
  for (const hash of hashes) {
    const found = await tx
      .selectFrom('games')
      .select(['id', 'head', 'version'])
      .where('head', 'like', `%${hash}%`)
      .execute();
    for (const { id: game, head, version } of found) {
      const table = readTable(head);
      const knocks = table.knocks.filter(({ device }) => device !== hash);
      const seats = table.seats.map((data) => ({
        ...data,
        onlyFor: data.onlyFor?.filter((device) => device !== hash) ?? null,
      }));
      await amend(tx, kind, { game, at, version, table: { ...table, knocks, seats }, items: [], isWaiting: false });
    }
  }
}

/** How often a server that writes is waited for; each time takes seconds. */
const ATTEMPTS = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && /database is locked|SQLITE_BUSY/.test(error.message);

/**
 * Erases a seat's name and words, and those of its devices that are named: themselves, every other seat of theirs, and with a passkey the person and all
 * devices of that person.
 */
export async function erasePlayer(
  opened: OpenDatabase,
  game: string,
  seat: number,
  devices: readonly string[],
  at: number,
): Promise<Erased> {
  for (let attempt = 1; ; attempt++) {
    try {
      const erased = await erase(opened, game, seat, devices, at);
      if (opened.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(opened.db);
      return erased;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isBusy(error)) throw error;
    }
  }
}

async function erase(
  { db, kind }: OpenDatabase,
  game: string,
  seat: number,
  devices: readonly string[],
  at: number,
): Promise<Erased> {
  return await db.transaction().execute(async (tx) => {
    // A transaction that reads first cannot write any more once a server has: this one begins with a write.
    await tx
      .updateTable('games')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', game)
      .execute();
    const known = await tx
      .selectFrom('holds')
      .select('device')
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    const holders = known.flatMap(({ device }) => (devices.includes(device) ? device : []));
    const { people, others } = await peopleOf(tx, holders);
    const hashes = [...new Set([...holders, ...others])];
    const held =
      hashes.length === 0
        ? []
        : await tx.selectFrom('holds').select(['game', 'seat']).distinct().where('device', 'in', hashes).execute();
    const seats = [{ game, seat }, ...held.filter((each) => each.game !== game || each.seat !== seat)];
    for (const each of seats) await eraseSeat(tx, kind, each.game, each.seat, at);
    await eraseElsewhere(tx, kind, hashes, at);
    if (hashes.length > 0) await tx.deleteFrom('devices').where('hash', 'in', hashes).execute();
    if (people.length > 0) await tx.deleteFrom('people').where('id', 'in', people).execute();
    return { seats: seats.length, devices: hashes.length };
  });
}
