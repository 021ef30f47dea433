import type { Decision, Engine, State } from '@hollow/engine';
import { type Picker, picker } from '@hollow/engine';
import { SELDOM } from './random.ts';

/** More decisions than any game of random play has taken: past it something runs in circles. */
export const ENDLESS = 1_000_000;

export interface BotAnswer {
  readonly seat: number;
  readonly id: number;
  readonly option: number;
}

export interface Limits {
  readonly maxRounds: number;
  /** Asked after every answer; true breaks the game off. */
  readonly stop?: (state: State) => boolean;
  /** Told of every answer, after it was given. */
  readonly told?: (answer: BotAnswer, state: State) => void;
}

/** The choices of random play in the game with this seed; apart from the game's own random numbers. */
export const choicesOf = (seed: string): Picker => picker(`${seed}/answers`);

/** What somebody does beside the open question; null where nobody wants to. */
export function besides(engine: Engine, state: State, wants: (offer: Decision) => number): BotAnswer | null {
  for (const offer of engine.standing(state)) {
    const option = wants(offer);
    if (option >= 0) return { seat: offer.seat, id: offer.id, option };
  }
  return null;
}

/** Choices of what is done beside the questions, in a stream of its own: games without such offers are the same as ever. Most have none before the haunt, and make no stream. */
function asideOf({ rng }: State): Picker {
  const begun = rng.slice();
  let made: Picker | null = null;
  return (n) => {
    made ??= picker(`${begun.join()}/aside`);
    return made(n);
  };
}

/** Answers at random until the game is over. No views and no described options: this is the fast path. */
export function playAtRandom(engine: Engine, state: State, pick: Picker, limits: Limits): number {
  let decisions = 0;
  const aside = asideOf(state);
  while (state.outcome === null && state.round <= limits.maxRounds && limits.stop?.(state) !== true) {
    const { question } = state;
    if (question === null) throw new Error('the game stands still: nothing is asked and it is not over');
    const done =
      state.haunt >= 0 && aside(SELDOM) === 0 ? besides(engine, state, ({ options }) => aside(options.length)) : null;
    const { id, seat, option } = done ?? {
      id: question.id,
      seat: question.seat,
      option: pick(engine.optionCount(state)),
    };
    const applied = engine.apply(state, seat, id, option);
    if (!applied.ok) throw new Error(`option ${option} of decision ${id} was refused: ${applied.refusal.message}`);
    limits.told?.({ seat, id, option }, state);
    if (++decisions > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
  }
  return decisions;
}
