import type { Engine, State } from '@hollow/engine';
import { type Outlook, type Planner, sidesTaken } from '@hollow/planner';
import type { Weights } from './light-features.ts';
import { type OutlookPart, weightsIn } from './weights.ts';

/** Nobody's chance is held to be better than this as long as the game goes on. */
const MOST = 8;

/** The chance to win that weights see in an outlook. */
export function chanceIn(weights: Weights, outlook: Outlook): number {
  let sum = weights.bias ?? 0;
  for (const [name, value] of Object.entries<number>(outlook)) sum += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-Math.max(-MOST, Math.min(MOST, sum))));
}

/** Whose hopes a seat's are. */
export function outlookPartOf(engine: Engine, state: State, seat: number): OutlookPart {
  const { def } = engine.program(state.ruleset).haunts[state.haunt] ?? {};
  if (def?.wins?.each !== undefined) return 'alone';
  return sidesTaken(engine, state)[seat]?.includes('traitor') === true ? 'traitor' : 'hero';
}

/** The chance of a seat to win, with the side that it was on in an earlier state of the game: who has turned has lost. */
export function hopeOf(engine: Engine, planner: Planner, state: State, seat: number, since: State): number {
  const part = outlookPartOf(engine, since, seat);
  if (state.outcome !== null) {
    if (outlookPartOf(engine, state, seat) !== part) return 0;
    const verdict = state.outcome.verdicts[String(seat)];
    return verdict === 'won' ? 1 : verdict === 'lost' ? 0 : 0.5;
  }
  const outlook = planner.outlook(state, seat, since);
  return outlook === null ? 0.5 : chanceIn(weightsIn(engine, since).hopes[part], outlook);
}
