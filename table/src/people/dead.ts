import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { seatAt, withoutVotes, withSeat } from '../moment/table.ts';

/** Everybody whom the seat plays is dead and was a hero. A dead traitor still leads the monsters. */
export function isDeadHero({ game }: Moment, seat: number): boolean {
  const own = game?.engine.view(game.state, seat).position.explorers.filter((who) => who.seat === seat) ?? [];
  return own.length > 0 && own.every(({ dead, side }) => dead === true && side === 'heroes');
}

/** A dead player opens both books, and is silent from now on. */
export function openBothBooks(moment: Moment, act: Act): Draft {
  requirePlaying(moment);
  const { table } = moment;
  if (!table.settings.deadSeeAll) throw new RefusedError('not-allowed', 'not before the game is over');
  if (!isDeadHero(moment, act.seat)) throw new RefusedError('not-allowed', 'only the dead may look, and only heroes');
  // What they know now must not come back to life: nothing before this is taken back.
  const next = withoutVotes({ ...table, steps: [] }, ({ about }) => about === 'undo');
  return tableDraft(
    act,
    withSeat(next, act.seat, { sawAll: true }),
    note('saw-all', { seat: act.seat, name: seatAt(table, act.seat).name }),
  );
}
