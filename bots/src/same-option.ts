import type { Decision, Engine, State } from '@hollow/engine';
import { endAmong } from '@hollow/planner';

/**
 * The option of a question that is the same as one of a sample: where somebody is out of sight, what is offered in a
 * sample may be more, or less. What is not offered there is left: the turn is ended, or whatever comes first is taken.
 */
export function sameOption(engine: Engine, sample: State, { options }: Decision, option: number): number {
  const there = engine.pending(sample)[0]?.options ?? [];
  // What an option tells of its chances may differ in a sample; which ones there are seldom does.
  if (there.length === options.length && there[option]?.verb === options[option]?.verb) return option;
  const said = JSON.stringify(there[option]);
  const same = options.findIndex((one) => JSON.stringify(one) === said);
  return same >= 0 ? same : Math.max(0, endAmong(options));
}
