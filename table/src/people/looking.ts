import type { Viewer } from '@hollow/engine';
import type { LogItem, LogRow } from '../moment/log.ts';
import type { Moment } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import type { TableData } from '../moment/table.ts';
import { isDeadHero } from './dead.ts';

/** Through whose eyes somebody may look at a game. */

export interface Access {
  /** The seat that the device acts for. */
  readonly seat: number | null;
  /** Milliseconds by which it sees the game later. */
  readonly delay: number;
  /** Seats of the device, one of which must be dead and allowed to look at everything. */
  readonly asDead: readonly number[];
}

/** What a device that holds the seats `mine` may see as this viewer. Throws a RefusedError where it may not look. */
export function accessOf(moment: Moment, mine: readonly number[], viewer: Viewer): Access {
  const { table } = moment;
  if (typeof viewer === 'number') {
    if (!mine.includes(viewer)) throw new RefusedError('not-seated', 'this device does not hold the seat');
    return { seat: viewer, delay: 0, asDead: [] };
  }
  if (viewer === 'all' && table.phase !== 'over') {
    const silent = mine.filter((seat) => table.seats[seat]?.sawAll === true && isDeadHero(moment, seat));
    if (mine.length === 0 || !table.settings.deadSeeAll)
      throw new RefusedError('not-allowed', 'not before the game is over');
    return { seat: null, delay: 0, asDead: mine.filter((seat) => !silent.includes(seat)) };
  }
  if (mine.length > 0) return { seat: null, delay: 0, asDead: [] };
  if (!table.settings.watchers) throw new RefusedError('not-allowed', 'nobody may watch this table');
  return { seat: null, delay: table.phase === 'over' ? 0 : table.settings.delay * 1000, asDead: [] };
}

/** What a connection was allowed when it was opened. */
export interface OpenedAccess {
  readonly viewer: Viewer;
  readonly seat: number | null;
  readonly delay: number;
}

/** A seat changed hands. */
const isSeatChange = (item: LogItem, seat: number | null): boolean =>
  item.kind === 'table' &&
  ['removed', 'removed-by-vote', 'admitted', 'erased'].includes(item.what) &&
  (seat === null || item.args.seat === seat);

/** Whether something has changed on which it depends who may look. */
export function mayHaveLostAccess(
  { viewer, seat }: OpenedAccess,
  before: TableData,
  after: TableData,
  rows: readonly LogRow[],
): boolean {
  if (rows.some(({ body }) => body.items.some((item) => isSeatChange(item, seat)))) return true;
  if (seat !== null) return false;
  if (viewer === 'all' && after.phase === 'playing') return true;
  const { watchers, delay } = before.settings;
  return watchers !== after.settings.watchers || delay !== after.settings.delay || before.phase !== after.phase;
}

/** Whether a connection may stay as it is, is another's now, or has to be opened anew. */
export function checkAccess(
  moment: Moment,
  mine: readonly number[],
  { viewer, seat, delay }: OpenedAccess,
): 'stays' | 'removed' | 'changed' {
  try {
    const now = accessOf(moment, mine, viewer);
    // Those who see it later see its end as late as the rest.
    const isOtherDelay = moment.table.phase !== 'over' && now.delay !== delay;
    return now.asDead.length > 0 || isOtherDelay ? 'changed' : 'stays';
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return seat === null ? 'changed' : 'removed';
  }
}
