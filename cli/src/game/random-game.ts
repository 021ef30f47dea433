import { type Bot, besides, choicesOf, ENDLESS, type Limits, playAtRandom } from '@hollow/bots';
import type { Engine, Setup, State } from '@hollow/engine';
import { botAt } from './bots.ts';

export interface FinishedGame {
  readonly state: State;
  readonly decisions: number;
}

export function playRandom(engine: Engine, setup: Setup, seed: string, limits: Limits): FinishedGame {
  const { state } = engine.create(setup, seed);
  return { state, decisions: playAtRandom(engine, state, choicesOf(seed), limits) };
}

/** Lets a bot of its own answer for every seat, each from its own view. */
export function playBots(
  engine: Engine,
  state: State,
  seed: string,
  limits: Limits,
  make: (seed: string) => Bot,
): number {
  const bots = Array.from({ length: state.seats }, (_, seat) => make(`${seed}/${seat}`));
  let decisions = 0;
  while (state.outcome === null && state.round <= limits.maxRounds && limits.stop?.(state) !== true) {
    const [decision] = engine.pending(state);
    if (decision === undefined) throw new Error('the game stands still: nothing is asked and it is not over');
    const seat = Math.max(0, decision.seat);
    const given = besides(engine, state, (offer) =>
      botAt(bots, offer.seat).stand(engine.view(state, offer.seat), offer),
    ) ?? {
      seat: decision.seat,
      id: decision.id,
      option: botAt(bots, seat).answer(engine.view(state, seat), decision),
    };
    const applied = engine.apply(state, given.seat, given.id, given.option);
    if (!applied.ok)
      throw new Error(`option ${given.option} of decision ${given.id} was refused: ${applied.refusal.message}`);
    limits.told?.(given, state);
    if (++decisions > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
  }
  return decisions;
}

export const seatsFor = (players: number): Setup['seats'] => Array.from({ length: players }, () => ({}));
