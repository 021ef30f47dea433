import type { HauntCode } from '../../core/context.ts';
import type { Engine } from '../../game/engine.ts';
import type { State } from '../../state/state.ts';

/** How a game ends where nobody is left to stop the other side. It is a goal only where a ruling of the haunt says so. */
const NOBODY_LEFT = 'nobody-left';

/** By a ruling of this name a haunt says that those who can win without help may take their time: they hold up their own win alone. */
const OWN_TIME = 'own-time';

/** Where everybody plays alone. */
export const EACH_ALONE = 'each';

/** The haunt of a game in which it has begun. */
export function hauntOfGame(engine: Engine, { ruleset, haunt }: State): HauntCode {
  const found = engine.program(ruleset).haunts[haunt];
  if (found === undefined) throw new Error('no haunt has begun in this game');
  return found;
}

/** The sides that have a goal in the haunt of the game. */
export const sidesOf = (engine: Engine, state: State): string[] => [
  ...new Set(hauntOfGame(engine, state).wins.map(({ side }) => side)),
];

/** Those who can win without help may take their time. */
export const mayTakeTime = (engine: Engine, state: State): boolean =>
  hauntOfGame(engine, state).def.rulings?.[OWN_TIME] !== undefined;

/** Seats with somebody on that side, dead or alive; all of them where everybody plays alone. */
export function seatsOn(engine: Engine, state: State, side: string): number[] {
  const { sides } = hauntOfGame(engine, state);
  const seats = state.controller.filter((_, i) => side === EACH_ALONE || sides[state.sides[i] ?? -1] === side);
  return [...new Set(seats)];
}

/** The game is over because the side has come to a goal of the haunt: not merely because nobody of the others is left. */
export function hasReachedGoal(engine: Engine, state: State, side: string): boolean {
  const { outcome } = state;
  if (outcome === null) return false;
  const { def } = hauntOfGame(engine, state);
  const { why, verdicts } = outcome;
  // Heroes who play against the house alone lose to nobody: that is how the game may end for them.
  if (why === NOBODY_LEFT)
    return def.rulings?.[NOBODY_LEFT] !== undefined && (side !== 'heroes' || sidesOf(engine, state).length === 1);
  if (side === EACH_ALONE || why === side) return Object.values(verdicts).includes('won');
  if (sidesOf(engine, state).includes(why)) return false;
  return seatsOn(engine, state, side).some((seat) => verdicts[String(seat)] === 'won');
}
