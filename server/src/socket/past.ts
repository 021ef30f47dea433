import type { Moment } from '../game/moment.ts';
import type { Row } from '../game/record.ts';
import type { GameStore } from '../store/games.ts';
import { unpack } from '../store/packed.ts';

const CHUNK = 100;

/** The game as it stood at a time, and the rows since: for those who see it with a delay. */
export async function momentAt(
  store: GameStore,
  present: Moment,
  time: number,
): Promise<{ readonly moment: Moment; readonly since: readonly Row[] }> {
  const since: Row[] = [];
  let before: Row | null = null;
  for (let seq = present.version + 1; seq > 1 && before === null; ) {
    const chunk = await store.rowsBefore(present.table.id, seq, CHUNK);
    if (chunk.length === 0) break;
    since.unshift(...chunk.filter(({ at }) => at > time));
    before = chunk.findLast(({ at }) => at <= time) ?? null;
    seq = chunk[0].seq;
  }
  if (since.length === 0) return { moment: present, since };
  const version = since[0].seq - 1;
  const counts = before?.upto ?? present.table.counts.map(() => 0);
  const changed = since.find(({ body }) => body.hash !== undefined);
  const { game } = present;
  if (changed === undefined || game === null)
    return { moment: { ...present, version, table: { ...present.table, vote: null, counts } }, since };
  const packed = changed.kind === 'start' ? null : await store.before(present.table.id, changed.seq);
  const begun = packed !== null;
  const { engine } = game;
  const position = begun ? { engine, state: engine.deserialise(unpack(packed)), packed } : null;
  const phase = begun ? 'playing' : 'lobby';
  return { moment: { version, table: { ...present.table, phase, vote: null, counts }, game: position }, since };
}
