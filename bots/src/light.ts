import { type Decision, type Engine, type Picker, picker, type State, type View } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { disguised } from './disguise.ts';
import { LightMind, LightTurn, type WeightsIn } from './light-mind.ts';
import { likeliestAnswer, plainAnswer } from './plain-answer.ts';
import { sameOption } from './same-option.ts';
import { Sightings } from './sightings.ts';
import { tryOption } from './trial.ts';
import { weightsIn } from './weights.ts';

/** Options of a question beside the turn that are tried, and how often each. */
const TRIED = 8;
const TRIES = 2;
/** What an offer beside the question must gain at least: what has been shown cannot be hidden again. */
const GAIN = 0.5;

/** The option that gains most at a glance when it is tried, and what it gains. */
function tried(
  engine: Engine,
  planner: Planner,
  pick: Picker,
  decision: Decision,
  samples: readonly State[],
): readonly [option: number, gain: number] {
  const before = samples.map((sample) => planner.glance(sample, decision.seat));
  const options = decision.options.map((_, option) => option);
  while (options.length > TRIED) options.splice(pick(options.length), 1);
  let best = options[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    let gain = 0;
    let many = 0;
    for (const [k, sample] of samples.entries()) {
      const came = tryOption(engine, sample, decision, option, pick);
      gain += came === null ? Number.NEGATIVE_INFINITY : planner.glance(came.state, decision.seat) - (before[k] ?? 0);
      many++;
      if (came?.sure !== false) break;
    }
    gain /= many;
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return [best, most];
}

/**
 * Sets out for what weighs most, goes there and does it: a bot that does not try its steps. What is asked in between it
 * tries, and glances at what comes of it. It takes a small part of the quick bot's time, and its weights are trained.
 * With a temperature it takes what weighs less as well, now and then.
 */
export function lightBot(
  engine: Engine,
  seed: string,
  planner: Planner = new Planner(engine),
  weights: WeightsIn = (state) => weightsIn(engine, state).aims,
  temperature = 0,
): Bot {
  const pick = picker(seed);
  let turn = new LightTurn({ n: -1, who: -1 });
  const seen = new Sightings();
  const mind = new LightMind(engine, planner, pick, weights, temperature);
  const look = (view: View, decision: Decision): readonly [number, number] => {
    const samples = Array.from({ length: TRIES }, (_, k) => engine.sample(view, `${seed}/${view.seq}/${k}`));
    return tried(engine, planner, pick, decision, samples);
  };
  return disguised(engine, planner, seed, {
    stand(view, offer) {
      const [best, gain] = look(view, offer);
      return gain >= GAIN ? best : -1;
    },
    answer(view, decision) {
      if (decision.options.length === 1) return 0;
      const plain = plainAnswer(decision.kind, decision.options);
      if (plain >= 0) return plain;
      if (decision.kind !== 'turn') {
        const likeliest = likeliestAnswer(decision.options);
        return likeliest >= 0 ? likeliest : look(view, decision)[0];
      }
      const sample = engine.sample(view, `${seed}/${view.seq}`);
      if (!turn.isOf(sample.turn)) {
        turn = new LightTurn(sample.turn);
        mind.share(sample, turn, seen.turnBegins(sample, planner.companions(sample, turn.who)));
      }
      return sameOption(engine, sample, decision, mind.goOn(sample, turn));
    },
  });
}
