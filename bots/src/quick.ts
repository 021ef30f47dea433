import { clone, type Decision, type Engine, type Option, type State, type View } from '@hollow/engine';
import type { Bot } from './bot.ts';
import { type Picker, picker } from './picker.ts';

/** Past this many options only some are looked at, chosen at random. */
const MOST = 16;
/** So many of the best are looked at more closely. */
const CLOSER = 4;
/** And so few for what may come of them before the next turn. */
const DREADED = 2;
/** How often an option is tried that rolls dice, turns something over or leads to further questions. */
const TRIES = 3;
/** How often, where it is a deed of the haunt or an attack: what succeeds once in ten times is seldom among three. */
const THROWS = 12;
const isThrow = ({ verb, about }: Option): boolean => verb === 'attack' || (verb === 'offer' && about === '');
/** Positions that differ by less are alike. */
const BLUR = 0.001;
/** What it is worth before the haunt to open a door, whatever may wait behind it. */
const CURIOUS = 0.6;
/** What it costs to end a turn in which nothing was done, how much more if the turn before was such a turn, and at most. */
const IDLE = 0.3;
const IDLER = 1.5;
const IDLEST = 3;
/** Further questions of one option that are answered before the position is looked at. */
const FOLLOWED = 12;
/** Answers that are given while everybody lets the turn pass. */
const PASSED = 40;
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
/** What it costs to be once more where so many turns have begun and nothing has changed since, by the square of their number: nobody waits for
 * ever. */
const TEDIUM = 0.05;
/** So many turns may pass before it counts. */
const PATIENCE = 1;
/** What it costs to come back to a position of the same turn: whoever undoes what was done had better end the turn. */
const BACK = 50;

/** How much of what threatens a character counts where it goes and can still walk away this turn; where it stood before, nothing of it. */
const ESCAPE = 0.06;
const canLeave = ({ turn }: State, { n }: State['turn']): boolean =>
  turn.n === n && !turn.stopped && !turn.over && turn.startMoves - turn.spent > 0;

/** What may be lost before the next turn, and how much of it counts. */
interface Dread {
  readonly loss: number;
  readonly share: number;
}

/** What an offer beside the question must gain at least: what has been shown cannot be hidden again. */
const GAIN = 0.05;

/** The question with which a character's turn goes on: the position is at rest. */
const atRest = (state: State): boolean => state.outcome !== null || state.question?.kind === 'turn';

/** Which rooms are in the house; in which pile the others lie is hidden. */
const laid = ({ rooms }: State): string => rooms.floor.map((floor) => Math.max(-1, floor)).join();

/** What is written in counters, as far as the seat knows it: what it does not know is another in every sample. */
const counted = ({ vars }: State, sample: State, known: State): unknown[] =>
  Object.entries(vars)
    .filter(([name]) => sample.vars[name] === known.vars[name])
    .sort();

/** Everything but chance, spent steps and open questions: positions of one turn that are alike differ in wasted steps alone. */
function likeness(state: State, sample: State, known: State): string {
  const { things, steps, rooms, turn, turnMarks } = state;
  const places = things.place.filter((_, i) => sample.things.place[i] === known.things.place[i]);
  return JSON.stringify([
    [places, things.part, things.flags, steps],
    [counted(state, sample, known), laid(state), rooms.next],
    [turn.attacks, turnMarks],
  ]);
}

/** Where a character stands, and all that can be achieved in the house: a turn that begins like an earlier one has brought nothing. */
const standing = (state: State, who: number, sample: State, known: State): string =>
  JSON.stringify([who, state.things.place[who], state.steps, counted(state, sample, known), laid(state)]);

/** Answers what an option asks further, at random, until somebody goes on with a turn. */
function settle(engine: Engine, state: State, pick: Picker): boolean {
  for (let n = 0; n < FOLLOWED; n++) {
    if (atRest(state)) return n > 0;
    const { question } = state;
    if (question === null) return n > 0;
    engine.apply(state, question.seat, question.id, pick(engine.optionCount(state)));
  }
  return true;
}

/**
 * Takes the option that most raises the chances of its side, as the shape of the goals tells them. It knows no haunt: it tries every option on samples of
 * its own view, answers what is asked further at random, looks how well the seat stands afterwards, and averages over the dice.
 */
export function quickBot(engine: Engine, seed: string): Bot {
  const pick = picker(seed);
  let asked = 0;
  let turn = -1;
  /** Something was done this turn. */
  let acted = false;
  const taken = new Map<string, number>();
  const been = new Set<string>();
  const begun = new Map<string, number>();
  /** Turns in a row that a character has ended without doing anything. */
  const idled = new Map<number, number>();
  const tedium = (state: State, sample: State, known: State): number =>
    begun.get(standing(state, sample.turn.who, sample, known)) ?? 0;

  /** What the seat is worth after an option in one sample, and whether another sample might tell another story. */
  const worth = (
    sample: State,
    decision: Decision,
    option: number,
    known?: State,
    ending = false,
  ): { score: number; sure: boolean } => {
    const state = clone(sample);
    const result = engine.apply(state, decision.seat, decision.id, option);
    if (!result.ok) return { score: Number.NEGATIVE_INFINITY, sure: true };
    const open = settle(engine, state, pick);
    const sure = !open && !result.events.some((event) => event.reveals);
    const back = sure && known !== undefined && state.turn.n === turn && been.has(likeness(state, sample, known));
    const bored = known === undefined ? 0 : Math.max(0, tedium(state, sample, known) - PATIENCE) ** 2;
    if (ending && state.question?.kind === 'turn' && state.turn.n === sample.turn.n) {
      engine.apply(state, state.question.seat, state.question.id, engine.optionCount(state) - 1);
      settle(engine, state, pick);
    }
    return { score: engine.potential(state, decision.seat, sample) - TEDIUM * bored - (back ? BACK : 0), sure };
  };

  /** What is lost if the turn ends after this option and all others let theirs pass, until the same character's next turn: fire spreads, bombs tick. */
  const dread = (sample: State, decision: Decision, option: number, score: number, chance: Picker): Dread => {
    const state = clone(sample);
    engine.apply(state, decision.seat, decision.id, option);
    settle(engine, state, chance);
    const { who, n } = sample.turn;
    const stays = state.things.place[who] === sample.things.place[who];
    const share = !canLeave(state, sample.turn) ? 1 : stays ? 0 : ESCAPE;
    for (let k = 0; k < PASSED && state.question !== null; k++) {
      if (state.question.kind === 'turn' && state.turn.who === who && state.turn.n > n) break;
      // The last option of a turn is its end.
      const count = engine.optionCount(state);
      engine.apply(
        state,
        state.question.seat,
        state.question.id,
        state.question.kind === 'turn' ? count - 1 : chance(count),
      );
    }
    return { share, loss: Math.min(0, engine.potential(state, decision.seat, sample) - score) };
  };

  /** Forgets what was done in the turn before. */
  const noteTurn = (view: View, sample: State, going: boolean): void => {
    if (view.position.turn.n !== turn) {
      acted = false;
      taken.clear();
      been.clear();
      const at = standing(sample, sample.turn.who, sample, view.known);
      if (going) begun.set(at, (begun.get(at) ?? 0) + 1);
    }
    turn = view.position.turn.n;
    if (going) been.add(likeness(sample, sample, view.known));
  };

  /** How often this was done already since the turn began. */
  const repeats = (option: Option): number => taken.get(JSON.stringify(option)) ?? 0;

  /** What speaks for an option, or against it, before it is tried. */
  const leaning = ({ haunt, turn }: State, { verb }: Option): number => {
    if (verb === 'end' && !acted) return -Math.min(IDLEST, IDLE * IDLER ** (idled.get(turn.who) ?? 0));
    return verb === 'discover' && haunt < 0 ? CURIOUS : (LEANING[verb] ?? 0);
  };

  return {
    stand(view, offer) {
      const samples = Array.from({ length: TRIES }, (_, k) => engine.sample(view, `${seed}/aside/${view.seq}/${k}`));
      const as = samples.reduce((sum, sample) => sum + engine.potential(sample, offer.seat, sample), 0);
      const gains = offer.options.map(
        (_, option) => (samples.reduce((sum, sample) => sum + worth(sample, offer, option).score, 0) - as) / TRIES,
      );
      const best = gains.indexOf(Math.max(...gains));
      return gains[best] >= GAIN ? best : -1;
    },
    answer(view, decision) {
      const { options } = decision;
      if (options.length === 1) return 0;
      asked++;
      const made: State[] = [];
      const sampled = (k: number): State => {
        made[k] ??= engine.sample(view, `${seed}/${asked}/${k}`);
        return made[k];
      };
      const first = sampled(0);
      const going = decision.kind === 'turn';
      noteTurn(view, first, going);
      // Where the samples differ in what is hidden, the surest step is a guess.
      const stood: number[] = [];
      const from = (k: number): number => {
        stood[k] ??= engine.potential(sampled(k), decision.seat, sampled(k));
        return stood[k];
      };
      for (let k = 0; k < TRIES; k++) from(k);
      const blurred = stood.some((score) => Math.abs(score - stood[0]) > BLUR);
      const weary = going && tedium(first, first, view.known) > PATIENCE;
      const candidates = options.flatMap(({ verb }, i) => (going && verb === 'drop' && !weary ? [] : [i]));
      while (candidates.length > MOST) candidates.splice(pick(candidates.length), 1);
      const rated = candidates.map((option) => {
        const { score, sure } = worth(first, decision, option, going ? view.known : undefined);
        // A little noise breaks ties.
        const bias = pick(100) / 50_000 + leaning(first, options[option]) - AGAIN * (2 ** repeats(options[option]) - 1);
        return { option, bias, sure, score: score - stood[0] + bias };
      });
      rated.sort((a, b) => b.score - a.score);
      for (const [i, one] of rated.entries()) {
        if (!blurred && (one.sure || (i >= CLOSER && !isThrow(options[one.option])))) continue;
        let sum = one.score - one.bias;
        const times = isThrow(options[one.option]) ? THROWS : TRIES;
        for (let k = 1; k < times; k++)
          sum += worth(sampled(k), decision, one.option, going ? view.known : undefined).score - from(k);
        one.score = sum / times + one.bias;
      }
      if (going) {
        rated.sort((a, b) => b.score - a.score);
        const feared = rated.slice(0, DREADED).map((one) => ({
          one,
          ...dread(first, decision, one.option, one.score + stood[0], picker(`${seed}/${asked}`)),
        }));
        // What cannot be helped counts for nothing; who goes on may still get away from it.
        const least = Math.max(...feared.map(({ loss }) => loss));
        const nerve = 1 / (1 + tedium(first, first, view.known) / 3);
        for (const { one, loss, share } of feared) one.score += nerve * share * (loss - least);
        for (const one of rated.slice(DREADED)) one.score = Math.min(one.score, feared[feared.length - 1].one.score);
      }
      rated.sort((a, b) => b.score - a.score);
      if (going && options[rated[0].option].verb === 'end') {
        // What the end of the turn brings it brings as well after something was done.
        for (const one of rated.slice(1, 1 + CLOSER)) {
          let sum = 0;
          for (let k = 0; k < TRIES; k++)
            sum += worth(sampled(k), decision, one.option, view.known, true).score - from(k);
          one.score = sum / TRIES + one.bias;
        }
        rated.sort((a, b) => b.score - a.score);
      }
      const best = rated[0].option;
      if (going && options[best].verb === 'end')
        idled.set(first.turn.who, acted ? 0 : (idled.get(first.turn.who) ?? 0) + 1);
      if (going) acted = true;
      const text = JSON.stringify(options[best]);
      taken.set(text, (taken.get(text) ?? 0) + 1);
      return best;
    },
  };
}
