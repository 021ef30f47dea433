import { admit, knockerAt, needsAgreement, requireFreeForGuest, type SeatAtDoor } from '../lobby/door.ts';
import { requireFreeName } from '../lobby/names.ts';
import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireNotOver, requirePlaying } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { isKept, keptSeats, seatAt } from '../moment/table.ts';
import { requireTimeOver, type VoteSurroundings } from './carry-out.ts';
import { propose } from './votes.ts';

/** Votes about who sits at a seat (docs/seats.md). */

/** People who keep a seat, without the one that asks and the one that it is about. */
function others({ table }: Moment, act: Act, seat: number): number[] {
  const kept = keptSeats(table);
  if (!kept.includes(act.seat)) throw new RefusedError('not-allowed', 'the seat has been given up');
  return kept.filter((other) => other !== act.seat && other !== seat);
}

/** Those of them who are there. */
async function present(seats: readonly number[], { awayFor }: VoteSurroundings): Promise<number[]> {
  const away = await Promise.all(seats.map((seat) => awayFor(seat)));
  return seats.filter((_, i) => away[i] === null);
}

function requireSomebodyElse({ table }: Moment, act: Act, seat: number): void {
  if (seat === act.seat) throw new RefusedError('not-allowed', 'that is your own seat');
  if (!isKept(seatAt(table, seat))) throw new RefusedError('conflict', 'nobody keeps that seat');
}

const toldOf = ({ table }: Moment, act: Act, seat: number) => ({
  seat,
  name: seatAt(table, seat).name,
  by: seatAt(table, act.seat).name,
  bySeat: act.seat,
});

/** Who sat down no later than somebody else. Whoever was let in since has a vote like everybody, but not enough of one to remove them. */
const noLater = ({ table }: Moment, seat: number): number[] =>
  keptSeats(table).filter((other) => other !== seat && seatAt(table, other).readsFrom <= seatAt(table, seat).readsFrom);

/** Asks everybody else to remove somebody, there or not. It takes two who have sat there as long: nobody brings their own voters. */
export async function proposeRemoval(moment: Moment, act: Act, seat: number, around: VoteSurroundings): Promise<Draft> {
  requirePlaying(moment);
  requireSomebodyElse(moment, act, seat);
  const asked = others(moment, act, seat);
  if (noLater(moment, seat).length < 2)
    throw new RefusedError('not-allowed', 'between two people neither removes the other', { field: 'alone' });
  const told = note('vote-remove', toldOf(moment, act, seat));
  return await propose(moment, act, { about: 'remove', asked, told, seat }, around);
}

/** Asks everybody else who is there to give up the seat of somebody who has not come back in time. */
export async function proposeGivingUp(
  moment: Moment,
  act: Act,
  seat: number,
  around: VoteSurroundings,
): Promise<Draft> {
  requirePlaying(moment);
  requireSomebodyElse(moment, act, seat);
  await requireTimeOver(moment, seat, around);
  const asked = await present(others(moment, act, seat), around);
  const told = note('vote-give-up', toldOf(moment, act, seat));
  return await propose(moment, act, { about: 'give-up', asked, told, seat }, around);
}

/** The host lets somebody in. A bot's seat was given up by nobody: everybody else is asked, there or not. */
export async function admitOrAsk(
  moment: Moment,
  act: Act,
  knock: string,
  seat: number,
  door: SeatAtDoor,
  around: VoteSurroundings,
): Promise<Draft> {
  requireNotOver(moment);
  const { table } = moment;
  const asked = needsAgreement(table, seat) ? others(moment, act, seat) : [];
  if (asked.length === 0) return admit(moment, act, knock, seat, door);
  const { name } = knockerAt(table, knock);
  requireFreeForGuest(table, seat, door);
  requireFreeName(table, seat, name);
  const told = note('vote-admit', { ...toldOf(moment, act, seat), name });
  return await propose(moment, act, { about: 'admit', asked, told, seat, knock }, around);
}
