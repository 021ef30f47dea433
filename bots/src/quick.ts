import type { Decision, Engine, Option, State, View } from '@hollow/engine';
import { type Judge, Planner } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { Memory } from './memory.ts';
import { picker } from './picker.ts';
import { ended, passed, refuge, SAFE, tried, walks } from './trial.ts';

/** Past this many options only some are looked at, chosen at random. */
const MOST = 16;
/** So many of the best are looked at more closely. */
const CLOSER = 4;
/** And so many where the samples differ in what is hidden. */
const GUESSED = 6;
/** And at most so many for what may come of them before the next turn. */
const DREADED = 5;
/** How often an option is tried that rolls dice, turns something over or leads to further questions. */
const TRIES = 3;
/** How often an attack is tried, and a deed of the haunt: what succeeds once in ten times is seldom among three. */
const ATTACKS = 6;
const THROWS = 12;
const triesOf = ({ verb, about }: Option): number =>
  verb === 'attack' ? ATTACKS : verb === 'offer' && about === '' ? THROWS : TRIES;
/** Positions that differ by less are alike. */
const BLUR = 0.001;
/** What it is worth before the haunt to open a door, whatever may wait behind it. */
const CURIOUS = 0.6;
/**
 * What some verbs are worth before anything is known of them: dice that fall well once in twenty are seldom among the samples, and giving things away
 * helps nobody. What lies about helps still less: nobody lays things down while there is something else to do.
 */
const LEANING: Readonly<Record<string, number>> = {
  offer: 0.03,
  discover: 0.03,
  drop: -0.3,
  give: -0.3,
  'take-back': -0.3,
};
/** What an option is worth less for every time it was taken this turn: whatever can be done for ever comes to an end. */
const AGAIN = 0.08;
/** What it costs to be once more where so many turns have begun without coming nearer to the goal, by the square of their number: nobody waits for
 * ever. */
const TEDIUM = 0.05;
/** So many turns may pass before it counts. */
const PATIENCE = 1;
/** What it costs to come back to a position of the same turn: whoever undoes what was done had better end the turn. */
const BACK = 50;
/** The most that anything costs to who has all caution; of it counts as much as is left of caution. */
const WORST = 250;
/** What an offer beside the question must gain at least: what has been shown cannot be hidden again. */
const GAIN = 0.05;

/** An option and what it is held to be worth. */
interface Rated {
  readonly option: number;
  readonly bias: number;
  readonly sure: boolean;
  score: number;
}

/** It is an explorer's turn: monsters have nothing to fear from the end of a turn. */
const isExplorers = ({ position }: View): boolean => position.explorers.some(({ id }) => id === position.turn.who);

const byScore = (a: Rated, b: Rated): number => b.score - a.score;

/**
 * Takes the option that most raises the chances of its side, as the shape of the goals tells them. It knows no haunt: it tries every option on samples of
 * its own view, answers what is asked further at random, looks how well the seat stands afterwards, and averages over the dice.
 */
export function quickBot(engine: Engine, seed: string, judge: Judge = new Planner(engine)): Bot {
  const pick = picker(seed);
  const memory = new Memory();
  let asked = 0;

  /** What speaks for an option, or against it, before it is tried. */
  const leaning = ({ haunt, turn }: State, option: Option): number => {
    const { verb } = option;
    const again = AGAIN * (2 ** memory.repeats(option) - 1);
    if (verb === 'end') return -memory.idleness(turn.who) - again;
    return (verb === 'discover' && haunt < 0 ? CURIOUS : (LEANING[verb] ?? 0)) - again;
  };

  return {
    stand(view, offer) {
      const samples = Array.from({ length: TRIES }, (_, k) => engine.sample(view, `${seed}/aside/${view.seq}/${k}`));
      const gain = (option: number, sample: State): number => {
        const result = tried(engine, sample, offer, option, pick);
        const before = judge.potential(sample, offer.seat, sample);
        return result === null ? Number.NEGATIVE_INFINITY : judge.potential(result.state, offer.seat, sample) - before;
      };
      const gains = offer.options.map((_, option) => samples.reduce((sum, sample) => sum + gain(option, sample), 0));
      const best = gains.indexOf(Math.max(...gains));
      return gains[best] >= GAIN * TRIES ? best : -1;
    },
    answer(view, decision) {
      if (decision.options.length === 1) return 0;
      asked++;
      const going = decision.kind === 'turn';
      const { rate, dread, hasten } = weighing(view, decision, going);
      const rated = rate();
      if (going && isExplorers(view)) dread(rated);
      const ends = ({ option }: Rated): boolean => decision.options[option].verb === 'end';
      if (going && ends(rated[0])) hasten(rated);
      memory.took(decision.options[rated[0].option], going, view.known.turn.who);
      return rated[0].option;
    },
  };

  /** The ways to look at the options of one decision. */
  function weighing(view: View, decision: Decision, going: boolean) {
    const { options, seat } = decision;
    const made: State[] = [];
    const sampled = (k: number): State => {
      made[k] ??= engine.sample(view, `${seed}/${asked}/${k}`);
      return made[k];
    };
    const first = sampled(0);
    const { who } = first.turn;
    memory.note(view, first, going, () => judge.stepsLeft(first, seat));
    const caution = going ? memory.caution(who) : 1;
    const least = -WORST * caution;
    const potential = (state: State, sample: State): number => judge.potential(state, seat, sample, caution);
    const stood: number[] = [];
    const from = (k: number): number => {
      stood[k] ??= potential(sampled(k), sampled(k));
      return stood[k];
    };

    /** What an option brings in one sample, and whether another sample might tell another story. */
    const worth = (k: number, option: number, ending = false): { score: number; sure: boolean } => {
      const result = tried(engine, sampled(k), decision, option, pick);
      if (result === null) return { score: Number.NEGATIVE_INFINITY, sure: true };
      const { state, sure } = result;
      const back = going && sure && memory.isBack(state, sampled(k), view.known);
      const bored = going ? Math.max(0, memory.tedium(state, who) - PATIENCE) ** 2 : 0;
      if (ending) ended(engine, state, sampled(k), pick);
      const gain = Math.max(least, potential(state, sampled(k)) - from(k));
      return { score: gain - TEDIUM * bored - (back ? BACK : 0), sure };
    };

    /** The mean over so many samples, the first of which is known. */
    const averaged = (option: number, times: number, known: number | null, ending = false): number => {
      let sum = known ?? 0;
      for (let k = known === null ? 0 : 1; k < times; k++) sum += worth(k, option, ending).score;
      return sum / times;
    };

    /** What is lost until the next turn of the same character if this one ends now. */
    const lossAt = (state: State): number => {
      const before = potential(state, first);
      // The dice to come fall alike whatever was done before: luck is no reason.
      state.rng = first.rng.slice();
      passed(engine, state, first, picker(`${seed}/${asked}`));
      return Math.max(least, Math.min(0, potential(state, first) - before));
    };

    /** What is lost after an option, there or where one can still go from there; `anyway` is lost where the turn ends at once. */
    const loss = (option: number, anyway: number): number => {
      const state = tried(engine, first, decision, option, picker(`${seed}/${asked}`))?.state;
      if (state === undefined || state.outcome !== null) return anyway;
      return walks(state, first) ? refuge(engine, state, first, lossAt) : lossAt(state);
    };

    return {
      /** All options, the best first. */
      rate(): Rated[] {
        for (let k = 0; k < TRIES; k++) from(k);
        // Where the samples differ in what is hidden, the surest step is a guess.
        const blurred = stood.some((score) => Math.abs(score - stood[0]) > BLUR);
        const weary = going && memory.tedium(first, who) > PATIENCE;
        const candidates = options.flatMap(({ verb }, i) => (going && verb === 'drop' && !weary ? [] : [i]));
        while (candidates.length > MOST) candidates.splice(pick(candidates.length), 1);
        const rated = candidates.map((option): Rated => {
          const { score, sure } = worth(0, option);
          // A little noise breaks ties.
          const bias = pick(100) / 50_000 + leaning(first, options[option]);
          return { option, bias, sure, score: score + bias };
        });
        rated.sort(byScore);
        for (const [i, one] of rated.entries()) {
          const times = triesOf(options[one.option]);
          if ((one.sure && !blurred) || (i >= (blurred ? GUESSED : CLOSER) && times === TRIES)) continue;
          one.score = averaged(one.option, times, one.score - one.bias) + one.bias;
        }
        return rated.sort(byScore);
      },

      /**
       * Compares what is lost if the turn ends after an option, or after some steps more, and all others let theirs pass, with what is lost in any case.
       * Where nothing much is, only the best is looked at, and the next while the one before proves bad.
       */
      dread(rated: Rated[]): void {
        const anyway = loss(options.length - 1, 0);
        const few = anyway > SAFE;
        const seen = new Set<Rated>();
        for (let k = 0; k < Math.min(DREADED, rated.length) && !(few && seen.has(rated[0])); k++) {
          const one = few ? rated[0] : rated[k];
          seen.add(one);
          const ends = one.option === options.length - 1;
          one.score += ends ? 0 : loss(one.option, anyway) - anyway;
          if (few) rated.sort(byScore);
        }
        // What was not looked at is no better than what was.
        const worst = Math.min(...[...seen].map(({ score }) => score));
        for (const one of rated) if (!seen.has(one)) one.score = Math.min(one.score, worst);
        rated.sort(byScore);
      },

      /** What the end of the turn brings it brings as well after something was done. */
      hasten(rated: Rated[]): void {
        for (const one of rated.slice(1, 1 + CLOSER)) one.score = averaged(one.option, TRIES, null, true) + one.bias;
        rated.sort(byScore);
      },
    };
  }
}
