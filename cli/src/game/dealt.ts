import { choicesOf, isTooLate, type Limits, playAtRandom, quickBot, type SoughtHaunt, stackFor } from '@hollow/bots';
import type { Engine, Setup, State } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { playBots } from './random-game.ts';

/** Stacked games that are dealt until one of them comes to the haunt that is wished for. */
const DEALS = 500;

/** A game that was dealt, and played: by chance, or by quick bots once the haunt that was wished for has begun. */
export interface Dealt {
  readonly setup: Setup;
  readonly seed: string;
  readonly state: State;
  readonly decisions: number;
}

/**
 * Plays one game to its end; with a wish, deals until the haunt is the wished one, and takes the last deal if it never is. `limits.told` hears the answers
 * of every deal: a deal that begins tells `dealt`.
 */
export function playDealt(
  engine: Engine,
  setup: Setup,
  seed: string,
  wish: SoughtHaunt | null,
  limits: Limits,
  options: { readonly quick: boolean; readonly dealt?: (setup: Setup, seed: string, state: State) => void },
): Dealt {
  const planner = new Planner(engine);
  for (let deal = 0; ; deal++) {
    const own = wish === null ? seed : `${seed}~${deal}`;
    const dealt = wish === null ? setup : { ...setup, stacked: stackFor(wish, own) };
    const { state } = engine.create(dealt, own);
    options.dealt?.(dealt, own, state);
    const pick = choicesOf(own);
    const finish = (): number =>
      options.quick
        ? playBots(engine, state, own, limits, (s) => quickBot(engine, s, planner))
        : playAtRandom(engine, state, pick, limits);
    if (wish === null) return { setup: dealt, seed: own, state, decisions: finish() };
    const stop = (s: State): boolean => s.haunt >= 0 || isTooLate(wish, s) || limits.stop?.(s) === true;
    const before = playAtRandom(engine, state, pick, { ...limits, stop });
    if (deal + 1 < DEALS && engine.program(state.ruleset).haunts[state.haunt]?.def !== wish.haunt) continue;
    return { setup: dealt, seed: own, state, decisions: before + finish() };
  }
}
