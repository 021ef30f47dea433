import type { Viewer } from '@hollow/engine';
import type { Moment } from '../game/moment.ts';
import type { Item, Row } from '../game/record.ts';
import { Refused } from '../game/refused.ts';
import type { TableData } from '../game/table.ts';
import type { Node } from '../node.ts';
import { mayLook } from '../seats/looking.ts';

/** An open line, and what it was allowed when it was opened. */
export interface Opened {
  readonly device: string | null;
  readonly viewer: Viewer;
  readonly seat: number | null;
  readonly delay: number;
}

/** A seat changed hands. */
const isAbout = (item: Item, seat: number | null): boolean =>
  item.kind === 'table' &&
  ['removed', 'admitted', 'erased'].includes(item.what) &&
  (seat === null || item.args.seat === seat);

/** Whether something has changed on which it depends who may look. */
export function isInDoubt(
  { viewer, seat }: Opened,
  before: TableData,
  after: TableData,
  rows: readonly Row[],
): boolean {
  if (rows.some(({ body }) => body.items.some((item) => isAbout(item, seat)))) return true;
  if (seat !== null) return false;
  if (viewer === 'all' && after.phase === 'playing') return true;
  const { watchers, delay } = before.settings;
  return watchers !== after.settings.watchers || delay !== after.settings.delay || before.phase !== after.phase;
}

/** Whether the line may stay as it is, is another's now, or has to be opened anew. */
export async function staying(
  { seats }: Pick<Node, 'seats'>,
  moment: Moment,
  { device, viewer, seat, delay }: Opened,
): Promise<'stays' | 'removed' | 'changed'> {
  try {
    const now = await mayLook(seats, moment, device, viewer);
    return now.asDead.length > 0 || now.delay > delay ? 'changed' : 'stays';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return seat === null ? 'changed' : 'removed';
  }
}
