import type { LogRow, Moment } from '@hollow/table';
import { decompressText } from '../store/compression.ts';
import type { GameStore } from '../store/games.ts';

const CHUNK = 100;

/** The game as it stood at a time, and the rows since: for those who see it with a delay. */
export async function momentAt(
  store: GameStore,
  present: Moment,
  time: number,
): Promise<{ readonly moment: Moment; readonly since: readonly LogRow[] }> {
  const since: LogRow[] = [];
  let before: LogRow | null = null;
  for (let seq = present.version + 1; seq > 1 && before === null; ) {
    const chunk = await store.rowsBefore(present.table.id, seq, CHUNK);
    const [first] = chunk;
    if (first === undefined) break;
    since.unshift(...chunk.filter(({ at }) => at > time));
    before = chunk.findLast(({ at }) => at <= time) ?? null;
    seq = first.seq;
  }
  const [first] = since;
  if (first === undefined) return { moment: present, since };
  const version = first.seq - 1;
  const counts = before?.upto ?? present.table.counts.map(() => 0);
  const changed = since.find(({ body }) => body.hash !== undefined);
  const { game } = present;
  if (changed === undefined || game === null)
    return { moment: { ...present, version, table: { ...present.table, vote: null, counts } }, since };
  const packed = changed.kind === 'start' ? null : await store.before(present.table.id, changed.seq);
  const { engine } = game;
  const earlier = packed === null ? null : { engine, state: engine.deserialise(decompressText(packed)) };
  const phase = earlier === null ? 'lobby' : 'playing';
  return { moment: { version, table: { ...present.table, phase, vote: null, counts }, game: earlier }, since };
}
