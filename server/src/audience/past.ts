import type { EntryCounts, Moment, RunningGame } from '@hollow/table';
import { NO_ENTRIES, NO_TIME, withoutVotes } from '@hollow/table';
import { decompressText } from '../store/compression.ts';
import type { GameStore } from '../store/games.ts';

/** The game as it was, for those who see it with a delay. What it was is in the store: however much has happened since, looking back costs the same. */

/** The last row that was written at that time, from one that was on; looked up and not counted. */
export async function rowAt(store: GameStore, { table, version }: Moment, time: number, from = 0): Promise<number> {
  let [low, high] = [from, version];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const at = await store.timeOf(table.id, middle);
    if (at !== null && at <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

async function gameAfter(store: GameStore, { table, game }: Moment, seq: number): Promise<RunningGame | null> {
  if (game === null) return null;
  const change = await store.nextChange(table.id, seq);
  if (change === null) return game;
  // A state that is no longer kept is not shown as a later one.
  if (change.isStart || change.before === null) return null;
  const { engine } = game;
  return { engine, state: engine.deserialise(decompressText(change.before)) };
}

async function countsAfter(store: GameStore, { table }: Moment, seq: number): Promise<EntryCounts> {
  return seq === 0 ? NO_ENTRIES : ((await store.countsAfter(table.id, seq)) ?? NO_ENTRIES);
}

/** The game as it stood after a row. Of the table itself it is only known how it is now. */
export async function momentAfter(store: GameStore, present: Moment, seq: number): Promise<Moment> {
  if (seq === present.version) return present;
  const game = await gameAfter(store, present, seq);
  const phase = game === null ? 'lobby' : present.game === game ? present.table.phase : 'playing';
  const counts = await countsAfter(store, present, seq);
  // What is voted on now, how long somebody has left and what bots are after says more than whoever looks with a delay may know.
  const table = { ...withoutVotes(present.table), phase, time: NO_TIME, motives: {}, counts };
  return { version: seq, table, game };
}

/** The game as it stood at a time. */
export const momentAt = async (store: GameStore, present: Moment, time: number): Promise<Moment> =>
  await momentAfter(store, present, await rowAt(store, present, time));
