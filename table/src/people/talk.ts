import type { Position as House } from '@hollow/engine';
import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, row, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { isSilent, seatAt } from '../moment/table.ts';
import { personsWaitedFor } from '../moment/waiting.ts';

/** What people say to each other. */

const NUDGE_EVERY = 60_000;

/** Private talk: once there are sides, and everybody knows who is on which; who plays alone has nobody to talk to. */
export const sideTalkIsOpen = (house: House | null): boolean =>
  house?.haunt != null && house.hauntKind !== 'free-for-all' && house.explorers.every(({ shown }) => shown === true);

/** Seats that are on a side with this one. */
function sideOf(house: House, seat: number): number[] {
  const sides = house.explorers.filter((who) => who.seat === seat).map(({ side }) => side);
  const seats = house.explorers.filter(({ side }) => sides.includes(side)).map((who) => who.seat);
  return [...new Set(seats)].sort((a, b) => a - b);
}

export function speak(moment: Moment, act: Act, to: 'table' | 'side', text: string): Draft {
  const { table, game } = moment;
  if (!table.settings.chat) throw new RefusedError('closed', 'this table does not talk here');
  const { name } = seatAt(table, act.seat);
  if (isSilent(table, act.seat)) throw new RefusedError('closed', 'who has read both books is silent');
  let only: number[] | null = null;
  if (to === 'side') {
    const house = game === null ? null : game.engine.view(game.state, 'public').position;
    if (house === null || table.phase !== 'playing' || !sideTalkIsOpen(house))
      throw new RefusedError('closed', 'private talk is closed');
    only = sideOf(house, act.seat);
  }
  return { table, rows: [row('chat', act, { items: [{ kind: 'chat', seat: act.seat, name, to, text, only }] })] };
}

/** Reminds somebody that the table waits. */
export function nudge(moment: Moment, act: Act, seat: number): Draft {
  requirePlaying(moment);
  const { table } = moment;
  if (!personsWaitedFor(moment).includes(seat)) throw new RefusedError('not-allowed', 'nobody waits for that seat');
  if (act.at - (table.nudged[seat] ?? 0) < NUDGE_EVERY)
    throw new RefusedError('too-fast', 'they have just been nudged');
  const args = { seat, name: seatAt(table, seat).name, by: seatAt(table, act.seat).name, bySeat: act.seat };
  return tableDraft(act, { ...table, nudged: { ...table.nudged, [seat]: act.at } }, note('nudged', args));
}
