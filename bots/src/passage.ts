import { type Engine, picker, type State } from '@hollow/engine';
import type { Planner } from '@hollow/planner';
import { tryOption } from './trial.ts';

/** How often each way is tried: some of them ask for dice. */
const TRIES = 3;

/**
 * Which option takes a character nearer to a room where no plain step does: a room that carries it on, a lift, a wall
 * that turns, a leap down, a chasm that is crossed with dice. Steps, and what rooms, tokens and cards offer, are tried in
 * copies; -1 where none leads nearer.
 */
export function passageTowards(engine: Engine, planner: Planner, state: State, who: number, room: number): number {
  const [decision] = engine.pending(state);
  if (decision === undefined) return -1;
  const deeds = planner.deeds(state);
  const here = planner.stepsTo(state, who, room);
  let least = here < 0 ? Number.POSITIVE_INFINITY : here;
  let best = -1;
  for (const [option, choice] of planner.choices(state).entries()) {
    if (choice.verb !== 'move' && (choice.verb !== 'offer' || deeds.has(choice.rule))) continue;
    for (let k = 0; k < (choice.verb === 'offer' ? TRIES : 1); k++) {
      const from = k === 0 ? state : engine.withOtherChance(state, `passage ${decision.id} ${k}`);
      const after = tryOption(engine, from, decision, option, picker(`${k}`))?.state;
      if (after === undefined || after.turn.n !== state.turn.n) continue;
      const left = planner.stepsTo(after, who, room);
      if (left < 0 || left >= least) continue;
      least = left;
      best = option;
    }
  }
  return best;
}
