import type { Viewer } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { entriesOf, lastEntry, type Moment } from '@hollow/table';
import { breathe } from '../limits/breath.ts';
import type { GameStore } from '../store/games.ts';

/** Entries that are sent at most at once; older ones are asked for. */
export const MOST_ENTRIES = 500;
/** Rows that are read in one go. */
const CHUNK = 100;

/** The first row after which the viewer's stream has come to an entry. Rows know how far they have come: it is looked up and not counted. */
async function rowOfEntry(store: GameStore, { table, version }: Moment, viewer: Viewer, n: number): Promise<number> {
  let [low, high] = [1, version];
  while (low < high) {
    const middle = (low + high) >> 1;
    const counts = await store.countsAfter(table.id, middle);
    if (counts !== null && lastEntry(counts, viewer) < n) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entries of a viewer's stream after one number and before another: the newest of them, in order. */
export async function entriesBetween(
  store: GameStore,
  moment: Moment,
  viewer: Viewer,
  after: number,
  before = Number.POSITIVE_INFINITY,
): Promise<LogEntry[]> {
  const last = Math.min(lastEntry(moment.table.counts, viewer), before - 1);
  const first = Math.max(after, last - MOST_ENTRIES) + 1;
  const found: LogEntry[] = [];
  // Whoever comes back has all of it, as a rule. Where rows tell this viewer nothing, the next that does is looked up.
  for (let next = first; next <= last; ) {
    const row = await rowOfEntry(store, moment, viewer, next);
    const rows = await store.rows(moment.table.id, row - 1, Math.min(row - 1 + CHUNK, moment.version));
    const entries = entriesOf(moment, rows, viewer).filter(({ n }) => n >= next && n <= last);
    found.push(...entries);
    const end = entries.at(-1)?.n;
    if (end === undefined) break;
    next = end + 1;
    await breathe();
  }
  return found;
}
