import type { State } from '@hollow/engine';
import { clone, picker } from '@hollow/engine';
import { endAmong } from '@hollow/planner';
import { byScore, type Rated } from './rating.ts';
import { canStillWalk, leastLossInReach, passToNextTurn, SAFE, tryOption } from './trial.ts';
import type { Weighing } from './weighing.ts';

/** At most so many options are looked at for what may come of them before the next turn. */
const MOST = 5;

/** What it costs to end the turn in a room that hurts by its own text: whoever stays there, or leaves it, is hurt. */
const HARM = 0.3;

/** What is lost until the next turn of the same character if the turn ends now. */
function lossAt(weighing: Weighing, state: State): number {
  const { first, least, weigher, who } = weighing;
  const harm = first.underway && weigher.judge.hurtsIn(state, who) ? HARM : 0;
  const before = weighing.potential(state, first);
  // The dice to come fall alike whatever was done before: luck is no reason.
  state.rng = first.rng.slice();
  passToNextTurn(weigher.engine, state, first, picker(weigher.seed));
  return Math.max(least, Math.min(0, weighing.potential(state, first) - before)) - harm;
}

/**
 * What is lost after an option, there or, `onward`, where one can still go from there; `anyway` is lost where the turn
 * ends at once.
 */
function lossAfter(weighing: Weighing, option: number, anyway: number, onward = true): number {
  const { first, decision, weigher } = weighing;
  const state = tryOption(weigher.engine, first, decision, option, picker(weigher.seed))?.state;
  if (state === undefined || state.outcome !== null) return anyway;
  const loss = (at: State): number => lossAt(weighing, at);
  return onward && canStillWalk(state, first) ? leastLossInReach(weigher.engine, state, first, loss) : loss(state);
}

/**
 * Compares what is lost if the turn ends after an option, or after some steps more, and all others let theirs pass,
 * with what is lost in any case. Where nothing much is, only the best is looked at, and the next while the one before
 * proves bad.
 */
export function weighDanger(weighing: Weighing, rated: Rated[]): void {
  const end = endAmong(weighing.decision.options);
  const { underway } = weighing.first;
  const anyway = end < 0 || underway ? lossAt(weighing, clone(weighing.first)) : lossAfter(weighing, end, 0);
  // What the end of the turn costs is lost in any case, and told with the same dice for all.
  if (underway) for (const one of rated) if (one.option === end) one.score = Math.max(0, one.gain) + one.bias;
  rated.sort(byScore);
  const seen = new Set<Rated>();
  const look = (one: Rated): void => {
    seen.add(one);
    // To flee is no reason for what is of no help: one can as well go at once.
    if (one.option !== end) one.score += lossAfter(weighing, one.option, anyway, one.useless !== true) - anyway;
  };
  if (anyway > SAFE) {
    for (let k = 0; k < MOST; k++) {
      const [best] = rated;
      if (best === undefined || seen.has(best)) break;
      look(best);
      rated.sort(byScore);
    }
  } else for (const one of rated.slice(0, MOST)) look(one);
  // What was not looked at is no better than what was.
  const worst = Math.min(...[...seen].map(({ score }) => score));
  for (const one of rated) if (!seen.has(one)) one.score = Math.min(one.score, worst);
  rated.sort(byScore);
}
