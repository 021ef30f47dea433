import type { Option, State } from '@hollow/engine';
import type { Memory } from './memory.ts';
import { promiseOf } from './plain-answer.ts';

/** What it is worth before the haunt to open a door, whatever may wait behind it. */
const CURIOUS = 0.6;
/**
 * What some verbs are worth before anything is known of them: dice that fall well once in twenty are seldom among the
 * samples, and giving things away helps nobody. What lies about helps still less: nobody lays things down while there
 * is something else to do.
 */
const BY_VERB: Readonly<Record<string, number>> = {
  offer: 0.03,
  discover: 0.03,
  drop: -0.3,
  give: -0.3,
  'take-back': -0.3,
};
/**
 * What an option is worth less for every time it was taken this turn: whatever can be done for ever comes to an end.
 */
const AGAIN = 0.08;

/** What the chance of what one fights with is worth, beside what a dozen throws of the dice tell. */
const MEANS = 2;

/** What speaks for an option, or against it, before it is tried; `busy` is whoever has found something to do. */
export function inclination(memory: Memory, { haunt, turn }: State, option: Option, busy: boolean): number {
  const { verb } = option;
  const again = AGAIN * (2 ** memory.timesTaken(option) - 1);
  if (verb === 'end') return -memory.costOfEnding(turn.who, busy) - again;
  if (verb === 'weapon' || verb === 'bare') return MEANS * (promiseOf(option) ?? 0);
  return (verb === 'discover' && haunt < 0 ? CURIOUS : (BY_VERB[verb] ?? 0)) - again;
}
