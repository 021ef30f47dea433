import { picker } from '@hollow/engine';
import type { Bot } from './bot.ts';

/** Once in so many times that it might, a random bot does what nobody asks of it. */
export const SELDOM = 40;

/**
 * Takes any option, each as likely as the next, and seldom what stands beside the question. The same seed gives the
 * same answers.
 */
export function randomBot(seed: string): Bot {
  const pick = picker(seed);
  const aside = picker(`${seed}/aside`);
  return {
    answer: (_view, decision) => pick(decision.options.length),
    stand: (_view, offer) => (aside(SELDOM) === 0 ? aside(offer.options.length) : -1),
  };
}
