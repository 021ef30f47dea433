import type { Viewer } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { entriesOf, type LogRow, lastEntry, type Moment } from '@hollow/table';
import type { GameStore } from '../store/games.ts';

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
  // Whoever comes back has all of it, as a rule.
  if (after >= lastEntry(moment.table.counts, viewer)) return [];
  let rows: LogRow[] = [];
  let wanted = 0;
  for (let seq = moment.version + 1; seq > 1 && wanted < MOST_ENTRIES; ) {
    const chunk = await store.rowsBefore(moment.table.id, seq, CHUNK);
    const [first] = chunk;
    if (first === undefined) break;
    const fitting = chunk.filter(({ upto }) => lastEntry(upto, viewer) > after);
    rows = [...fitting, ...rows];
    wanted = entriesOf(moment, rows, viewer).filter(({ n }) => n < before).length;
    seq = first.seq;
    if (fitting.length < chunk.length) break;
  }
  return entriesOf(moment, rows, viewer)
    .filter(({ n }) => n > after && n < before)
    .slice(-MOST_ENTRIES);
}
