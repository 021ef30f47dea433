import type { Bot } from './bot.ts';
import { picker } from './picker.ts';

/** Takes any option, each as likely as the next. The same seed gives the same answers. */
export function randomBot(seed: string): Bot {
  const pick = picker(seed);
  return { answer: (_view, decision) => pick(decision.options.length) };
}

export type { Bot } from './bot.ts';
export { type Picker, picker } from './picker.ts';
export { quickBot } from './quick.ts';
