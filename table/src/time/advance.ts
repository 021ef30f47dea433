import { countEntries } from '../moment/log.ts';
import type { Draft, Moment, RunningGame } from '../moment/moment.ts';
import { timeAfter, timeUsedUntil, withTimeUsed } from './clock.ts';

/** The game after a draft; the same where the draft does not touch the position. */
function gameAfter({ game }: Moment, { state, engine: started }: Draft): RunningGame | null {
  if (state === undefined) return game;
  const engine = started ?? game?.engine;
  if (engine === undefined) throw new Error('a state without an engine');
  return { engine, state };
}

/** Another question is open than before; while several are asked the same, those who have answered change nothing for the rest. */
const isAskedAnew = (before: RunningGame | null, after: RunningGame | null): boolean =>
  before?.state !== after?.state && before?.state.question?.id !== after?.state.question?.id;

/**
 * The moment after a draft that is written down at this time: entries are counted, clocks go on. `grace`: milliseconds that people are shown what has
 * happened before the time of a new question runs.
 */
export function advance(moment: Moment, draft: Draft, at: number, grace = 0): Moment {
  const game = gameAfter(moment, draft);
  const counts = draft.rows.reduce((sum, { body }) => countEntries(sum, body.items), moment.table.counts);
  const since = isAskedAnew(moment.game, game) ? at : draft.table.since;
  const next: Moment = {
    version: moment.version + draft.rows.length,
    table: { ...draft.table, counts, since },
    game,
  };
  const undone = draft.rows.find(({ body }) => body.undo !== undefined)?.body.undo?.to ?? null;
  const steps = withTimeUsed(moment, next, timeUsedUntil(moment, at));
  return { ...next, table: { ...next.table, steps, time: timeAfter(moment, next, at, { undone, grace }) } };
}
