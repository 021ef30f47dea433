import { knock } from '../../src/index.ts';
import type { LocalTable } from '../local-table.ts';

/** What people do about seats, in the tests of them. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const vote = ({ moment }: LocalTable): number => moment.table.vote?.id ?? -1;
export const agree = (local: LocalTable, seat: number, yes = true) =>
  local.send(seat, { t: 'vote', vote: vote(local), yes });
export const propose = (local: LocalTable, seat: number, about: 'remove' | 'give-up', of: number) =>
  local.send(seat, { t: 'propose', about, seat: of });
export const seatOf = ({ seen }: LocalTable, seat: number) => seen.seats[seat];

/** Somebody knocks, and the host lets them in at this seat. */
export async function letIn(local: LocalTable, seat: number, device: string, by = 0): Promise<void> {
  local.accept(knock(local.moment, { id: device, name: device, lang: 'en', device }));
  await local.send(by, { t: 'host', do: { what: 'admit', knock: device, seat } });
}

/** Bo has been away for as long as the table keeps a seat, all who are there have agreed, and he has not objected. */
export async function boIsGivenUp(local: LocalTable): Promise<void> {
  local.leave(1);
  local.wait(DAY);
  await propose(local, 0, 'give-up', 1);
  while (local.moment.table.vote !== null) await agree(local, local.moment.table.vote.asked[0] ?? -1);
  local.wait(DAY);
}
