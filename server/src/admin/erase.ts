import { sql, type Transaction } from 'kysely';
import { note } from '../game/moment.ts';
import { type Body, type Counts, counted, type Item } from '../game/record.ts';
import type { TableData } from '../game/table.ts';
import { CHANNEL, gameWoken } from '../store/channel.ts';
import type { Opened } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

/** A player is taken out of the store: name, words, devices, memory. The games stay for the others, with somebody nameless at the seat. */

/** Arguments of notes that hold names. */
const NAMES = ['name', 'old', 'by'] as const;

/** The item without the name and words of the seat. Its place stays, so that every stream keeps its numbers. */
function without(item: Item, seat: number, names: ReadonlySet<string>): Item {
  if (item.kind === 'chat') return item.seat === seat ? { ...item, name: '', text: '' } : item;
  if (item.kind !== 'table') return item;
  const isNamed = (key: string, value: string | number): boolean =>
    NAMES.some((name) => name === key) && typeof value === 'string' && names.has(value);
  const args = Object.entries(item.args).filter(([key, value]) => !isNamed(key, value));
  return { ...item, args: Object.fromEntries(args) };
}

/** Names that the seat has had, by what the log tells. */
function namesOf(items: readonly Item[], seat: number, now: string): Set<string> {
  const names = new Set(now === '' ? [] : [now]);
  for (const item of items) {
    if (item.kind === 'chat' && item.seat === seat && item.name !== '') names.add(item.name);
    if (item.kind !== 'table' || item.args.seat !== seat) continue;
    for (const key of ['name', 'old']) {
      const value = item.args[key];
      if (typeof value === 'string') names.add(value);
    }
  }
  return names;
}

async function eraseSeat(tx: Transaction<Schema>, kind: Opened['kind'], game: string, seat: number, at: number) {
  // Locks the row where the database knows how: nothing is appended meanwhile.
  const locked = tx.selectFrom('games').select(['head', 'version']).where('id', '=', game);
  const stored = await (kind === 'postgres' ? locked.forUpdate() : locked).executeTakeFirst();
  if (stored === undefined) return;
  const table = JSON.parse(stored.head) as TableData;
  const rows = await tx.selectFrom('log').select(['seq', 'body', 'upto']).where('game', '=', game).execute();
  const bodies = rows.map(({ seq, body }) => ({ seq, text: body, body: JSON.parse(body) as Body }));
  const names = namesOf(
    bodies.flatMap(({ body }) => body.items),
    seat,
    table.seats[seat]?.name ?? '',
  );
  // A name that somebody else at the table has as well stays theirs in the notes about them.
  for (const { seq, text, body } of bodies) {
    const items = body.items.map((item) =>
      item.kind === 'table' && item.args.seat !== undefined && item.args.seat !== seat
        ? without(item, seat, new Set([...names].filter((name) => item.args.name !== name || item.args.by === name)))
        : without(item, seat, names),
    );
    const next = JSON.stringify({ ...body, items });
    if (next !== text)
      await tx.updateTable('log').set({ body: next }).where('game', '=', game).where('seq', '=', seq).execute();
  }
  const erased = note('erased', { seat });
  const counts: Counts = counted(table.counts, [erased]);
  const seats = table.seats.map((data, i) => (i === seat ? { ...data, name: '' } : data));
  const version = stored.version + 1;
  await tx
    .insertInto('log')
    .values({
      game,
      seq: version,
      kind: 'table',
      at,
      seat: null,
      mid: null,
      body: JSON.stringify({ items: [erased] }),
      upto: JSON.stringify(counts),
      before: null,
    })
    .execute();
  // With a version of its own: a server that has the game in memory reads it anew before it writes.
  await tx
    .updateTable('games')
    .set({ head: JSON.stringify({ ...table, seats, counts }), version })
    .where('id', '=', game)
    .where('version', '=', stored.version)
    .execute();
  await tx.deleteFrom('holds').where('game', '=', game).where('seat', '=', seat).execute();
  await tx.deleteFrom('links').where('game', '=', game).where('seat', '=', seat).execute();
  if (kind === 'postgres') await sql`select pg_notify(${CHANNEL}, ${gameWoken(game, version)})`.execute(tx);
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

/** Erases whoever holds a seat: that seat, every other seat of the same devices and person, the devices and passkeys themselves. */
export async function erasePlayer({ db, kind }: Opened, game: string, seat: number, at: number): Promise<Erased> {
  return await db.transaction().execute(async (tx) => {
    const devices = await tx
      .selectFrom('holds')
      .select('device')
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    const holders = devices.map(({ device }) => device);
    const { people, others } = await peopleOf(tx, holders);
    const hashes = [...new Set([...holders, ...others])];
    const held =
      hashes.length === 0
        ? []
        : await tx.selectFrom('holds').select(['game', 'seat']).distinct().where('device', 'in', hashes).execute();
    const seats = [{ game, seat }, ...held.filter((each) => each.game !== game || each.seat !== seat)];
    for (const each of seats) await eraseSeat(tx, kind, each.game, each.seat, at);
    if (hashes.length > 0) await tx.deleteFrom('devices').where('hash', 'in', hashes).execute();
    if (people.length > 0) await tx.deleteFrom('people').where('id', 'in', people).execute();
    return { seats: seats.length, devices: hashes.length };
  });
}
