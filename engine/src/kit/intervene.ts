import type { G } from '../core/context.ts';
import type { Event } from '../core/events.ts';
import { placeOf } from '../core/tables.ts';
import { contextOf, type Engine } from '../game/engine.ts';
import { StateError } from '../game/kept-state.ts';
import { run } from '../machine/machine.ts';
import { beginAtOnce } from '../play/haunt.ts';
import type { State } from '../state/state.ts';
import type { PositionScript } from './script-types.ts';
import { setPosition } from './set-position.ts';

/** Changes a game from outside its rules: for scripts and tests. The open question is put anew afterwards. */
export function intervene(engine: Engine, state: State, change: (g: G) => void): void {
  const g = contextOf(engine, state);
  change(g);
  g.changes++;
  state.seq++;
  if (state.question !== null) state.question.id = state.seq;
}

/** Writes a scripted position into a fresh game. */
export const arrange = (engine: Engine, state: State, position: PositionScript): void =>
  intervene(engine, state, (g) => setPosition(g, position));

/** Drops the open question and does something else, up to the next one. */
function runInstead(g: G, begin: () => void): readonly Event[] {
  g.events = [];
  g.s.question = null;
  g.s.seq++;
  begin();
  run(g);
  return g.events;
}

/** Starts a haunt by its number, whoever's turn it is. */
export function beginHaunt(engine: Engine, state: State, number: number, revealer: number): readonly Event[] {
  const g = contextOf(engine, state);
  return runInstead(g, () => {
    if (revealer >= 0) state.turn.who = revealer;
    beginAtOnce(g, number, revealer, placeOf(g, revealer));
  });
}

/** Runs one of the packs' loose effects as if a card had said it to the explorer. */
export function runEffect(engine: Engine, state: State, effect: string, who: number): readonly Event[] {
  const g = contextOf(engine, state);
  const block = g.p.effects[effect];
  if (block === undefined) throw new StateError(`there is no effect “${effect}”`);
  return runInstead(g, () => {
    state.scopes.push({ self: who, actor: who, owner: -1, ev: -1, vals: {} });
    state.frames.push({ b: block, pc: 0, st: 0, s: state.scopes.length - 1, own: 1, r: [] });
  });
}
