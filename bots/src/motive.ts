import { type Decision, type Motive, picker, type View } from '@hollow/engine';
import type { OpenAim } from '@hollow/planner';
import type { Mind } from './levels.ts';
import { worthOfAim } from './light-features.ts';
import { LightMind } from './light-mind.ts';
import { weightsIn } from './weights.ts';

/**
 * What a seat was after with an answer of its turn, told from its own view alone: of the aims that the answer serves the
 * one that weighs most. Null for what is asked in between.
 */
export function motiveOf(
  { engine, planner }: Mind,
  view: View,
  decision: Decision,
  option: number,
  seed: string,
): Motive | null {
  if (decision.kind !== 'turn') return null;
  const sample = engine.sample(view, `${seed}/why`);
  const { who } = sample.turn;
  const mind = new LightMind(engine, planner, picker(seed), (state) => weightsIn(engine, state).aims);
  const weights = mind.weightsOf(sample, who);
  const worth = (aim: OpenAim): number => worthOfAim(weights, aim);
  const [best = null] = planner.aimsServed(sample, who, option).toSorted((a, b) => worth(b) - worth(a));
  return planner.motive(sample, who, best);
}
