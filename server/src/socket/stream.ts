import type { Viewer } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { Moment } from '../game/moment.ts';
import { type Row, streamOf } from '../game/record.ts';
import type { GameStore } from '../store/games.ts';
import { entriesOf } from './held.ts';

/** Entries that are sent at most at once; older ones are asked for. */
export const MOST_ENTRIES = 500;
const CHUNK = 100;

/** The entries of a viewer's stream after one number and before another: the newest of them, in order. */
export async function entriesBetween(
  store: GameStore,
  moment: Moment,
  viewer: Viewer,
  after: number,
  before = Number.POSITIVE_INFINITY,
): Promise<LogEntry[]> {
  const stream = streamOf(viewer);
  // Whoever comes back has all of it, as a rule.
  if (after >= moment.table.counts[stream]) return [];
  let rows: Row[] = [];
  let wanted = 0;
  for (let seq = moment.version + 1; seq > 1 && wanted < MOST_ENTRIES; ) {
    const chunk = await store.rowsBefore(moment.table.id, seq, CHUNK);
    if (chunk.length === 0) break;
    const fitting = chunk.filter(({ upto }) => upto[stream] > after);
    rows = [...fitting, ...rows];
    wanted = entriesOf(moment, rows, viewer).filter(({ n }) => n < before).length;
    seq = chunk[0].seq;
    if (fitting.length < chunk.length) break;
  }
  return entriesOf(moment, rows, viewer)
    .filter(({ n }) => n > after && n < before)
    .slice(-MOST_ENTRIES);
}
