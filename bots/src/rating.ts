import type { Option, OptionOf, View } from '@hollow/engine';
import { inclination } from './inclination.ts';
import type { Weighing } from './weighing.ts';

/** Past this many options only some are looked at, chosen at random. */
const MOST = 16;
/** So many of the best are looked at more closely. */
const CLOSER = 4;
/** And so many where the samples differ in what is hidden. */
const GUESSED = 6;
/** So many times as often an attack is tried, and what it is made with or a deed of the haunt: what succeeds once in ten times is seldom among three. */
const ATTACKS = 2;
const THROWS = 4;
/** What something must gain to be of help, and by how many standard errors it must be clear of the luck of samples. */
const HELP = 0.01;
const CLEAR = 1.5;
/** Positions that differ by less are alike. */
const BLUR = 0.001;
/** A little noise breaks ties: so many steps of it, each so small. */
const NOISE = 100;
const NOISE_STEP = 50_000;

/** An option and what it is held to be worth. */
export interface Rated {
  readonly option: number;
  /** What speaks for it, or against it, whatever comes of it when it is tried. */
  readonly bias: number;
  readonly sure: boolean;
  /** What it gains by itself, on average; and with what speaks for it and comes of it later. */
  gain: number;
  score: number;
  /** It is of no help, whatever the dice say. */
  useless?: true;
}

export const byScore = (a: Rated, b: Rated): number => b.score - a.score;

function triesOf({ decision, tries }: Weighing, at: number): number {
  const option = decision.options[at];
  if (option?.verb === 'attack') return ATTACKS * tries;
  return option !== undefined && (isDeed(option) || isMeans(option)) ? THROWS * tries : tries;
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
  const { decision, first, tries, weigher } = weighing;
  const before = Array.from({ length: tries }, (_, k) => weighing.before(k));
  // Where the samples differ in what is hidden, the surest step is a guess.
  const blurred = before.some((score) => Math.abs(score - weighing.before(0)) > BLUR);
  const rated = candidatesOf(weighing).flatMap((option): Rated[] => {
    const described = decision.options[option];
    if (described === undefined) return [];
    const { score, sure } = weighing.worth(0, option);
    const bias =
      weigher.pick(NOISE) / NOISE_STEP +
      inclination(weigher.memory, first, described, weighing.errand.length > 0) -
      weighing.costOfStraying(option, score);
    return [{ option, bias, sure, gain: score, score: score + bias }];
  });
  rated.sort(byScore);
  for (const [i, one] of rated.entries()) {
    const times = triesOf(weighing, one.option);
    if ((one.sure && !blurred) || (i >= (blurred ? GUESSED : CLOSER) && times === tries)) continue;
    one.gain = weighing.average(one.option, times, one.gain);
    one.score = one.gain + one.bias;
  }
  return rated.sort(byScore);
}

/** A deed of the haunt, whose worth may show only later, as opposed to what a thing, a room or a token offers. */
const isDeed = (option: Option): boolean => option.verb === 'offer' && option.about === '';

/** What is done on the spot, and could be done wherever one stands. */
const isOnTheSpot = ({ verb }: Option): boolean => verb === 'offer' || verb === 'give' || verb === 'trade';

/** What a fight is fought with. */
const isMeans = ({ verb }: Option): boolean => verb === 'weapon' || verb === 'bare';

/** An attack that is lost more than so many times as often as it is won has to be of help; so has one on who is stunned already. */
const OFTEN_LOST = 4;
const isVain = ({ position }: View, { who, chance = 1, risk = 0, safe }: OptionOf<'attack'>): boolean =>
  (safe !== true && risk > OFTEN_LOST * chance) ||
  position.tokens.some((one) => one.monster === true && one.id === who && one.stunned);

/**
 * Whatever is done with things, rooms and tokens has to be of help, and so has handing over; of the deeds of the haunt only those for which no
 * dice are enough: the others are attempts, whether or not the samples show it.
 */
const mustHelp = ({ view, first }: Weighing, option: Option | undefined): boolean =>
  option?.verb === 'give' ||
  option?.verb === 'trade' ||
  (option?.verb === 'drop' && first.underway) ||
  (option?.verb === 'attack' && isVain(view, option)) ||
  (option?.verb === 'offer' && (!isDeed(option) || option.chance === 0));

/** Who has done nothing yet and can go nowhere is stuck: to get free is of help, though no goal comes nearer. */
const isStuck = ({ decision, weigher }: Weighing): boolean =>
  weigher.memory.isFresh() && !decision.options.some(({ verb }) => verb === 'move' || verb === 'discover');

/** Puts what is of no help below the end of the turn, whatever else has been found out since. */
function sinkUseless({ decision }: Weighing, rated: Rated[]): void {
  const end = rated.find(({ option }) => decision.options[option]?.verb === 'end');
  if (end === undefined) return;
  for (const one of rated) if (one.useless === true) one.score = Math.min(one.score, end.score - HELP);
  rated.sort(byScore);
}

/**
 * That a turn should not end idle, or that its end brings something bad, is no reason to spend something on nobody, to
 * do and undo, or to roll for what no dice can reach: as long as the best is of no help, the next one is.
 */
export function dismissUseless(weighing: Weighing, rated: Rated[]): void {
  sinkUseless(weighing, rated);
  const stuck = isStuck(weighing);
  const { tries } = weighing;
  for (let [best] = rated; best !== undefined && best.useless !== true; [best] = rated) {
    const option = weighing.decision.options[best.option];
    if (option === undefined || !mustHelp(weighing, option)) return;
    if (stuck && weighing.frees(best.option, THROWS * tries)) return;
    const gain = best.sure ? best.gain : weighing.clearGain(best.option, THROWS * tries, CLEAR);
    if (gain > HELP && !weighing.robsFriends(best.option, tries)) return;
    best.useless = true;
    sinkUseless(weighing, rated);
  }
}

/** Whoever is stuck tries what may set them free, rather than end the turn. */
export function freeTheStuck(weighing: Weighing, rated: Rated[]): void {
  const { options } = weighing.decision;
  const end = rated.find(({ option }) => options[option]?.verb === 'end');
  if (end === undefined || !isStuck(weighing)) return;
  const frees = (option: number): boolean => weighing.frees(option, THROWS * weighing.tries);
  for (const one of rated)
    if (options[one.option]?.verb === 'offer' && one.score <= end.score && frees(one.option))
      one.score = end.score + HELP;
  rated.sort(byScore);
}

/**
 * Rates the best anew where the very best is to end the turn: what the end brings it brings as well after something was
 * done. What is done on the spot keeps its gain on top of that, since other dice would only blur it; after a step the
 * end is tried, since it may bring something else there.
 */
export function rateBeforeEnd(weighing: Weighing, rated: Rated[]): void {
  const { options } = weighing.decision;
  const [end, ...others] = rated.slice(0, 1 + CLOSER);
  if (end === undefined) return;
  const atEnd = end.score - end.bias;
  for (const one of others) {
    const option = options[one.option];
    if (option === undefined || !isOnTheSpot(option))
      one.score = weighing.average(one.option, weighing.tries, null, true) + one.bias;
    else if (one.useless !== true && one.gain > HELP) one.score += atEnd;
  }
  rated.sort(byScore);
}
