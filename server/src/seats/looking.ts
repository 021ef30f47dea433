import type { Viewer } from '@hollow/engine';
import { isDeadHero } from '../game/away.ts';
import type { Moment } from '../game/moment.ts';
import { Refused } from '../game/refused.ts';
import type { SeatStore } from '../store/seats.ts';

export interface Looking {
  /** The seat that the device acts for. */
  readonly seat: number | null;
  /** Milliseconds by which it sees the game later. */
  readonly delay: number;
  /** Seats of the device, one of which must be dead and allowed to look at everything. */
  readonly asDead: readonly number[];
}

/** Through whose eyes a device may look. Throws where it may not. */
export async function mayLook(
  seats: SeatStore,
  moment: Moment,
  device: string | null,
  viewer: Viewer,
): Promise<Looking> {
  const { table } = moment;
  const mine = device === null ? [] : await seats.seatsOf(device, table.id);
  if (typeof viewer === 'number') {
    if (!mine.includes(viewer)) throw new Refused('not-seated', 'this device does not hold the seat');
    return { seat: viewer, delay: 0, asDead: [] };
  }
  if (viewer === 'all' && table.phase !== 'over') {
    const silent = mine.filter((seat) => table.seats[seat]?.sawAll === true && isDeadHero(moment, seat));
    if (mine.length === 0 || !table.settings.deadSeeAll)
      throw new Refused('not-allowed', 'not before the game is over');
    return { seat: null, delay: 0, asDead: mine.filter((seat) => !silent.includes(seat)) };
  }
  if (mine.length > 0) return { seat: null, delay: 0, asDead: [] };
  if (!table.settings.watchers) throw new Refused('not-allowed', 'nobody may watch this table');
  return { seat: null, delay: table.phase === 'over' ? 0 : table.settings.delay * 1000, asDead: [] };
}
