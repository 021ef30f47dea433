import type { Decision, Engine, Option, State } from '@hollow/engine';
import { endAmong, openChoicesIn } from '@hollow/planner';

/** Where the same option stands among others; -1 where it does not. */
export function placeOfSame(options: readonly Option[], option: Option | undefined): number {
  const said = JSON.stringify(option);
  return options.findIndex((one) => JSON.stringify(one) === said);
}

/**
 * The option of a question that is the same as one of a sample: where somebody is out of sight, what is offered in a
 * sample may be more, or less. What is not offered there is left: the turn is ended, or whatever comes first is taken.
 */
export function sameOption(engine: Engine, sample: State, { options }: Decision, option: number): number {
  const there = openChoicesIn(engine, sample);
  // What an option tells of its chances may differ in a sample; which ones there are seldom does.
  if (there.length === options.length && there[option]?.verb === options[option]?.verb) return option;
  const same = placeOfSame(options, engine.pending(sample)[0]?.options[option]);
  return same >= 0 ? same : Math.max(0, endAmong(options));
}
