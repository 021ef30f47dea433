import {
  type BotName,
  botAnswers,
  botsOf,
  choicesOf,
  dealFor,
  hasComeTo,
  isTooLate,
  type Limits,
  makeBot,
  PLAYOUTS,
  playAtRandom,
  type SoughtHaunt,
  setupForHaunt,
  type Thinking,
} from '@hollow/bots';
import type { Engine, Setup, State } from '@hollow/engine';
import { Planner } from '@hollow/planner';

/**
 * Stacked games that are dealt until one of them comes to the haunt that is wished for: many where any haunt may come,
 * few where no other does.
 */
const DEALS = { random: 500, sensible: 8 } as const;

/** A game that was dealt, and played: by chance, or by other bots from the first door on. */
export interface Dealt {
  readonly setup: Setup;
  readonly seed: string;
  readonly state: State;
  readonly decisions: number;
}

/** Plays on within the limits, and tells how many answers were given. */
type PlayOn = (limits: Limits) => number;

function playersOf(engine: Engine, state: State, seed: string, kind: BotName, thinking: Thinking): PlayOn {
  if (kind === 'random') {
    const pick = choicesOf(seed);
    return (limits) => playAtRandom(engine, state, pick, limits);
  }
  // The same bots before the haunt and in it: they remember.
  const bots = botsOf(state, seed, (own) => makeBot(kind, engine, own, thinking));
  return (limits) => [...botAnswers(engine, state, bots, limits)].length;
}

/**
 * Plays one game to its end; with a wish, deals until the haunt is the wished one, and takes the last deal if it never
 * is. `limits.told` hears the answers of every deal: a deal that begins tells `dealt`.
 */
export function playDealt(
  engine: Engine,
  setup: Setup,
  seed: string,
  wish: SoughtHaunt | null,
  limits: Limits,
  options: {
    readonly bots: BotName;
    readonly playouts?: number;
    readonly dealt?: (setup: Setup, seed: string, state: State) => void;
  },
): Dealt {
  const { bots, playouts = PLAYOUTS } = options;
  const sensible = bots !== 'random';
  const planner = new Planner(engine);
  const stacked = (own: string): Setup => {
    if (wish === null) return setup;
    return sensible ? setupForHaunt(setup, wish, own) : { ...setup, ...dealFor(wish, own) };
  };
  const deals = sensible ? DEALS.sensible : DEALS.random;
  for (let deal = 0; ; deal++) {
    const own = wish === null ? seed : `${seed}~${deal}`;
    const dealt = stacked(own);
    const { state } = engine.create(dealt, own);
    options.dealt?.(dealt, own, state);
    const playOn = playersOf(engine, state, own, bots, { planner, playouts });
    if (wish === null) return { setup: dealt, seed: own, state, decisions: playOn(limits) };
    const stop = (s: State): boolean => s.haunt >= 0 || (!sensible && isTooLate(wish, s)) || limits.stop?.(s) === true;
    const before = playOn({ ...limits, stop });
    if (deal + 1 < deals && !hasComeTo(engine, state, wish)) continue;
    return { setup: dealt, seed: own, state, decisions: before + playOn(limits) };
  }
}
