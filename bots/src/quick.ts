import { clone, type Decision, type Engine, type State } from '@hollow/engine';
import type { Bot } from './bot.ts';
import { picker } from './picker.ts';

/** Past this many options only some are looked at, chosen at random. */
const MOST = 24;
/** How often an option that rolls dice or turns something over is tried. */
const TRIES = 4;

/**
 * Takes the option that most raises the chances of its side, as the shape of the goals tells them. It knows no haunt: it tries every option on samples of
 * its own view, looks how well the seat stands afterwards, and averages over the dice.
 */
export function quickBot(engine: Engine, seed: string): Bot {
  const pick = picker(seed);
  let asked = 0;

  /** What the seat is worth after an option, averaged over samples of what it cannot see. */
  const worth = (samples: readonly State[], decision: Decision, option: number): number => {
    let total = 0;
    let tries = 1;
    for (let k = 0; k < tries; k++) {
      const state = clone(samples[k]);
      const result = engine.apply(state, decision.seat, decision.id, option);
      if (!result.ok) return Number.NEGATIVE_INFINITY;
      if (k === 0 && result.events.some((event) => event.reveals)) tries = samples.length;
      total += engine.potential(state, decision.seat);
    }
    return total / tries;
  };

  return {
    answer(view, decision) {
      const { options } = decision;
      if (options.length === 1) return 0;
      asked++;
      let candidates = options.map((_, i) => i);
      while (candidates.length > MOST) candidates = candidates.filter((_, i) => i !== pick(candidates.length));
      const samples = Array.from({ length: TRIES }, (_, k) => engine.sample(view, `${seed}/${asked}/${k}`));
      let best = candidates[0];
      let top = Number.NEGATIVE_INFINITY;
      for (const option of candidates) {
        // A little noise breaks ties, so that nobody walks to and fro for ever.
        const score = worth(samples, decision, option) + pick(100) / 5000;
        if (score > top) {
          top = score;
          best = option;
        }
      }
      return best;
    },
  };
}
