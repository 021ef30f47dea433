import type { Option } from '@hollow/engine';
import { inclination } from './inclination.ts';
import type { Weighing } from './weighing.ts';

/** Past this many options only some are looked at, chosen at random. */
const MOST = 16;
/** So many of the best are looked at more closely. */
const CLOSER = 4;
/** And so many where the samples differ in what is hidden. */
const GUESSED = 6;
/** How often an option is tried that rolls dice, turns something over or leads to further questions. */
export const TRIES = 3;
/** How often an attack is tried, and a deed of the haunt: what succeeds once in ten times is seldom among three. */
const ATTACKS = 6;
const THROWS = 12;
/** Positions that differ by less are alike. */
const BLUR = 0.001;
/** A little noise breaks ties: so many steps of it, each so small. */
const NOISE = 100;
const NOISE_STEP = 50_000;

/** An option and what it is held to be worth. */
export interface Rated {
  readonly option: number;
  /** What speaks for it, or against it, before it is tried. */
  readonly bias: number;
  readonly sure: boolean;
  score: number;
}

export const byScore = (a: Rated, b: Rated): number => b.score - a.score;

function triesOf(option: Option | undefined): number {
  if (option?.verb === 'attack') return ATTACKS;
  return option?.verb === 'offer' && option.about === '' ? THROWS : TRIES;
}

/** The options that are looked at: not one order for all, since each is looked at anyway; and while there is something else to do, nobody lays things down. */
function candidatesOf(weighing: Weighing): number[] {
  const { decision, going, weigher } = weighing;
  const drops = !going || weighing.isWaiting();
  const candidates = decision.options.flatMap(({ verb }, i) =>
    verb === 'together' || (verb === 'drop' && !drops) ? [] : [i],
  );
  while (candidates.length > MOST) candidates.splice(weigher.pick(candidates.length), 1);
  return candidates;
}

/** The options of a question, the best first. */
export function rate(weighing: Weighing): Rated[] {
  const { decision, first, weigher } = weighing;
  const before = Array.from({ length: TRIES }, (_, k) => weighing.before(k));
  // Where the samples differ in what is hidden, the surest step is a guess.
  const blurred = before.some((score) => Math.abs(score - weighing.before(0)) > BLUR);
  const rated = candidatesOf(weighing).flatMap((option): Rated[] => {
    const described = decision.options[option];
    if (described === undefined) return [];
    const { score, sure } = weighing.worth(0, option);
    const bias = weigher.pick(NOISE) / NOISE_STEP + inclination(weigher.memory, first, described);
    return [{ option, bias, sure, score: score + bias }];
  });
  rated.sort(byScore);
  for (const [i, one] of rated.entries()) {
    const times = triesOf(decision.options[one.option]);
    if ((one.sure && !blurred) || (i >= (blurred ? GUESSED : CLOSER) && times === TRIES)) continue;
    one.score = weighing.average(one.option, times, one.score - one.bias) + one.bias;
  }
  return rated.sort(byScore);
}

/**
 * Rates the best anew where the very best is to end the turn: what the end brings it brings as well after something was
 * done.
 */
export function rateBeforeEnd(weighing: Weighing, rated: Rated[]): void {
  for (const one of rated.slice(1, 1 + CLOSER)) one.score = weighing.average(one.option, TRIES, null, true) + one.bias;
  rated.sort(byScore);
}
