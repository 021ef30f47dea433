import { type Act, type Draft, type Moment, note, playing, tableDraft } from './moment.ts';
import { Refused } from './refused.ts';
import { type TableData, withoutVoteOf, withSeat } from './table.ts';

/** Who leaves the table, for a while or for good. */

/** Somebody else at the table who can be the host. */
function nextHost({ seats, host }: TableData): number {
  const found = seats.findIndex(({ holder, resigned }, seat) => seat !== host && holder === 'person' && !resigned);
  return found < 0 ? host : found;
}

/** Gives up: a bot plays the explorer to the end, so that the others' game goes on. */
export function resign(moment: Moment, act: Act): Draft {
  playing(moment);
  const { table } = moment;
  if (table.seats[act.seat].resigned) throw new Refused('not-allowed', 'the seat has resigned');
  const next = withSeat(withoutVoteOf(table, act.seat), act.seat, { resigned: true });
  const host = act.seat === table.host ? nextHost(next) : table.host;
  return tableDraft(
    act,
    { ...next, host },
    note('resigned', { seat: act.seat, name: table.seats[act.seat].name }),
    ...(host === table.host ? [] : [note('host', { seat: host, name: table.seats[host].name })]),
  );
}

/** A bot takes an absent person's seat. */
export function substitute(moment: Moment, act: Act): Draft {
  playing(moment);
  const { table } = moment;
  const { name, substituted, holder } = table.seats[act.seat];
  if (substituted || holder !== 'person') throw new Refused('conflict', 'a bot plays already');
  return tableDraft(
    act,
    withSeat(withoutVoteOf(table, act.seat), act.seat, { substituted: true }),
    note('away', { seat: act.seat, name }),
  );
}

/** The host lets a bot play for somebody who has been away for a while, until they are back. */
export function standIn(moment: Moment, act: Act, seat: number, isGone: boolean): Draft {
  playing(moment);
  const { name, substituted, resigned } = moment.table.seats[seat];
  if (substituted || resigned) throw new Refused('conflict', 'a bot plays already');
  if (!isGone) throw new Refused('taken', 'whoever holds the seat is here, or was a moment ago', { field: 'away' });
  return tableDraft(
    act,
    withSeat(withoutVoteOf(moment.table, seat), seat, { substituted: true }),
    note('away', { seat, name }),
  );
}

/** The person is back: the bot hands over. */
export function comeBack(moment: Moment, act: Act): Draft {
  const { table } = moment;
  const { name, substituted } = table.seats[act.seat];
  if (!substituted) throw new Refused('conflict', 'no bot has to hand over');
  return tableDraft(act, withSeat(table, act.seat, { substituted: false }), note('back', { seat: act.seat, name }));
}

/** Takes over the part of the host, who has gone. */
export function takeHost(moment: Moment, act: Act, isHostGone: boolean): Draft {
  const { table } = moment;
  const { holder, resigned, substituted } = table.seats[table.host];
  if (holder === 'person' && !resigned && !substituted && !isHostGone)
    throw new Refused('not-host', 'the host is there', { field: 'host' });
  if (table.seats[act.seat].resigned) throw new Refused('not-allowed', 'the seat has resigned');
  return tableDraft(
    act,
    { ...table, host: act.seat },
    note('host', { seat: act.seat, name: table.seats[act.seat].name }),
  );
}

/** Everybody whom the seat plays is dead and was a hero. A dead traitor still leads the monsters. */
export function isDeadHero({ game }: Moment, seat: number): boolean {
  const own = game?.engine.view(game.state, seat).position.explorers.filter((who) => who.seat === seat) ?? [];
  return own.length > 0 && own.every(({ dead, side }) => dead === true && side === 'heroes');
}

/** A dead player opens both books, and is silent from now on. */
export function lookAtAll(moment: Moment, act: Act): Draft {
  playing(moment);
  if (!moment.table.settings.deadSeeAll) throw new Refused('not-allowed', 'not before the game is over');
  if (!isDeadHero(moment, act.seat)) throw new Refused('not-allowed', 'only the dead may look, and only heroes');
  // What they know now must not come back to life: nothing before this is taken back.
  const vote = moment.table.vote?.about === 'undo' ? null : moment.table.vote;
  return tableDraft(
    act,
    withSeat({ ...moment.table, steps: [], vote }, act.seat, { sawAll: true }),
    note('saw-all', { seat: act.seat, name: moment.table.seats[act.seat].name }),
  );
}
