import { type Setup, SetupError } from '../contract/setup.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { sheetOf } from '../machine/characters.ts';
import { tell } from '../machine/log.ts';
import { run } from '../machine/machine.ts';
import { openScenarios } from '../play/find-haunt.ts';
import { below, seedStreams } from '../random/streams.ts';
import { cite } from '../rules/index.ts';
import type { State } from '../state/state.ts';
import { firstState } from './first-state.ts';
import { seatExplorers } from './seating.ts';
import { layStartTiles, mixStacks } from './stacks.ts';

function checkSetup(g: G, setup: Setup): void {
  const { min, max } = g.p.edition.players;
  const n = setup.seats.length;
  if (!g.law['setup.player-count'](n, min, max))
    throw new SetupError('seats', `${n} seats; the game takes ${min} to ${max}`);
  const date = setup.date;
  if (
    date !== undefined &&
    !(
      Number.isInteger(date.month) &&
      date.month >= 1 &&
      date.month <= 12 &&
      Number.isInteger(date.day) &&
      date.day >= 1 &&
      date.day <= 31
    )
  ) {
    throw new SetupError('date', 'month 1 to 12 and day 1 to 31 expected');
  }
}

/** The scenario that the table has chosen; else chance takes one of those that can lead to a haunt of this table. */
function chooseScenario(g: G, wanted: string | undefined): number {
  const ids = g.p.scenarios.map(({ id }) => id);
  if (wanted !== undefined) {
    const named = ids.indexOf(wanted);
    if (named < 0) throw new SetupError('scenario', `there is no scenario “${wanted}”`);
    cite(g, 'components.scenarios');
    return g.law['setup.scenario'](named);
  }
  const open = openScenarios(g);
  return open.length === 0 ? -1 : rowOf(open, below(g.s.rng, 'picks', open.length));
}

/** Whoever begins comes first; the others follow round the table. */
function setOrder(g: G, first: string | undefined, each: number): void {
  const { p, s } = g;
  const named = first === undefined ? -1 : s.order.findIndex((who) => sheetOf(g, who).id === first);
  if (first !== undefined && named < 0) throw new SetupError('first', `“${first}” is not in this game`);
  const begins =
    named >= 0 ? rowOf(s.order, named) : g.law['setup.first-player'](s.order, p.first(g)[0] ?? rowOf(s.order, 0));
  const at = s.order.indexOf(begins);
  s.order = s.order.map((_, i) => rowOf(s.order, (at + i) % s.order.length));
  if (each > 1) s.order = [...g.law['setup.two-rounds'](s.order, s.seats)];
}

/** Who begins, and by which birthday; one whom the set-up names needs none. */
function tellOrder(g: G, byBirthday: boolean): void {
  const { order } = g.s;
  const { id, def } = sheetOf(g, rowOf(order, 0));
  const why = byBirthday ? { birthday: def.birthday } : {};
  tell(g, 'begins', { order: order.map((who) => sheetOf(g, who).id), who: id, ...why });
}

/** The position before the first turn, run on to the first question. */
export function create(g: G, setup: Setup, seed: string): State {
  checkSetup(g, setup);
  const rng = seedStreams(seed);
  const seating = seatExplorers(g, setup, rng);
  const s = firstState(g, setup, seating, rng);
  g.s = s;
  layStartTiles(g);
  mixStacks(g, setup.stacked);
  const scenario = chooseScenario(g, setup.scenario);
  if (scenario >= 0) s.scenario = { at: scenario, omens: [] };
  g.scope = { self: -1, actor: -1, owner: -1, ev: -1, vals: {} };
  setOrder(g, setup.first, seating.each);
  s.scopes.push(g.scope);
  s.frames.push({ b: g.p.flow, pc: 0, st: 0, s: 0, own: 1, r: [] });
  if (scenario >= 0) tell(g, 'scenario', { scenario: rowOf(g.p.scenarios, scenario).id });
  tellOrder(g, setup.first === undefined);
  run(g);
  return s;
}
