import type { Decision, View } from '@hollow/engine';
import { picker } from './picker.ts';

/** A player that sees only a view. It answers with the number of an option of the decision. */
export interface Bot {
  answer(view: View, decision: Decision): number;
}

/** Takes any option, each as likely as the next. The same seed gives the same answers. */
export function randomBot(seed: string): Bot {
  const pick = picker(seed);
  return { answer: (_view, decision) => pick(decision.options.length) };
}

export { type Picker, picker } from './picker.ts';
