import type { Option } from '../../contract/option.ts';
import type { Decision } from '../../contract/types.ts';
import type { Verb } from '../../core/choice.ts';
import type { Engine } from '../../game/engine.ts';
import type { Picker } from '../../random/streams.ts';
import { clone, DEAD, type State } from '../../state/state.ts';
import { saidToKeep } from '../kept-answers.ts';
import type { KeptAnswer } from '../kept-chance.ts';
import type { Favours, HelpfulChance } from './helpful-chance.ts';
import { layAnew } from './hidden.ts';
import { EACH_ALONE, hasReachedGoal, hauntOfGame, seatsOn } from './sides.ts';
import type { Witness } from './witness.ts';

/** How well a seat stands; higher is better. */
export type SeatMeasure = (state: State, seat: number) => number;

/** What the others do: whatever helps, or nothing of their own accord. */
export type Others = 'help' | 'stay';

/** An engine whose chance can be had as one likes, and a measure of its positions. */
export interface Arena {
  readonly engine: Engine;
  readonly luck: HelpfulChance;
  readonly measure: SeatMeasure;
}

/** Somebody who answers for a side, as a bot does. */
export type Guide = (state: State, decision: Decision) => number;

/** One try to bring a side to its goal. */
export interface HelpedTry {
  readonly side: string;
  readonly others: Others;
  /** Ways in which each turn of the side is played before the best is taken. */
  readonly turns: number;
  /** What a step of an opponent's clips counts, beside the measure: to wear them down is seldom wrong, and not always measured. */
  readonly thirst: number;
  readonly rounds: number;
  readonly pick: Picker;
  /** Answers for the side; its turns are played in one way then, and not measured. */
  readonly lead?: Guide;
}

/** Answers of one turn, after which it counts as played. */
const LONGEST_TURN = 60;
/** Ways in which a turn of the others is tried, of as many for one's own. */
const SHARE_OF_OTHERS = 2;

/** What it counts that an opponent lives at all, in steps of clips. */
const ALIVE = 10;

/** How often somebody does what, of all that can be done on a turn: deeds and attacks before the rest. */
const EAGER: Partial<Record<Verb, number>> = {
  offer: 30,
  attack: 30,
  discover: 12,
  move: 12,
  doorway: 12,
  leave: 8,
  'come-in': 12,
  'pick-up': 8,
  give: 2,
  drop: 1,
  end: 3,
  hunt: 12,
};
const OFTEN = 6;
/** What is left alone by those who do nothing of their own accord. */
const IDLE: readonly Verb[] = ['end', 'still', 'pass', 'decline', 'not-yet', 'unwilling', 'done'];

/** What is not taken by those who help: it only saves answers, or undoes them. */
const NEVER: readonly Verb[] = ['together', 'take-back'];
/** Parts of a turn, of as many answers as a turn has at most, after which nothing is expected of it any more. */
const MOST_PARTS = 20;

/** What was laid out and refused can only be taken back, piece by piece: nothing else leads out of such a trade. */
const isStuck = ({ options }: Decision): boolean =>
  options.every(({ verb }) => verb === 'thing' || verb === 'take-back');

function weightOf({ verb }: Option, decision: Decision, own: boolean): number {
  if (NEVER.includes(verb)) return verb === 'take-back' && isStuck(decision) ? OFTEN : 0;
  if (decision.kind !== 'turn') return OFTEN;
  if (verb === 'attack' && !own) return 1;
  return EAGER[verb] ?? OFTEN;
}

/** One of the options, the weightier the likelier. */
function chosen(decision: Decision, own: boolean, pick: Picker): number {
  const weights = decision.options.map((option) => weightOf(option, decision, own));
  let at = pick(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [i, weight] of weights.entries()) {
    if (at < weight) return i;
    at -= weight;
  }
  return 0;
}

/** What somebody answers who does nothing of their own accord. */
export function idle({ options }: Decision, pick: Picker): number {
  const at = options.findIndex(({ verb }) => IDLE.includes(verb));
  return at >= 0 ? at : pick(options.length);
}

/** An answer of a turn; it is said in words only where it is kept, which most are not. */
interface GivenAnswer extends Pick<KeptAnswer, 'seat' | 'chance' | 'tops'> {
  readonly decision: Decision;
  readonly option: number;
}

const toKeep = ({ decision, option, ...given }: GivenAnswer): KeptAnswer => ({
  ...saidToKeep(decision, option, false),
  ...given,
});

/** A turn as it may be played. */
interface Played {
  readonly state: State;
  readonly steps: readonly GivenAnswer[];
}

/** How a turn is played: ended as soon as it can be, or at will. */
type Manner = 'at-once' | 'at-will';

/** Whose dice are to fall well: those of the side, of its own seats where everybody plays alone, and of monsters unless the heroes are helped. */
export function favouring(engine: Engine, start: State, side: string, own: readonly number[]): Favours {
  const { cards } = engine.program(start.ruleset);
  const { sides } = hauntOfGame(engine, start);
  return (who) => {
    const explorer = who - cards.length;
    if (explorer < 0 || explorer >= start.controller.length) return side !== 'heroes';
    if (side === EACH_ALONE) return own.includes(start.controller[explorer] ?? -1);
    return sides[start.sides[explorer] ?? -1] === side;
  };
}

/** Plays helpful games for one side. */
class Playout {
  readonly #arena: Arena;
  readonly #attempt: HelpedTry;
  readonly #own: readonly number[];
  readonly #favours: Favours;

  constructor(arena: Arena, start: State, attempt: HelpedTry) {
    const { engine } = arena;
    this.#arena = arena;
    this.#attempt = attempt;
    const seats = seatsOn(engine, start, attempt.side);
    // Where everybody plays alone, one of them is helped.
    this.#own = attempt.side === EACH_ALONE ? [seats[attempt.pick(seats.length)] ?? 0] : seats;
    this.#favours = favouring(engine, start, attempt.side, this.#own);
  }

  #isOwn(seat: number): boolean {
    return this.#own.includes(seat);
  }

  /** Plays one turn on in a copy. */
  #turn(from: State, manner: Manner): Played | null {
    const { engine, luck } = this.#arena;
    const { pick, others, lead } = this.#attempt;
    const state = clone(from);
    const { n } = state.turn;
    const steps: GivenAnswer[] = [];
    let tops = layAnew(engine.program(state.ruleset), state, pick);
    luck.turnTo(state, pick, this.#favours);
    for (let k = 0; k < LONGEST_TURN && state.outcome === null; k++) {
      if (k > 0 && state.question?.kind === 'turn' && state.turn.n !== n) break;
      const open = engine.pending(state);
      const [decision] = open;
      if (decision === undefined) return null;
      const own = this.#isOwn(decision.seat);
      const stays = (!own && others === 'stay') || (manner === 'at-once' && decision.kind === 'turn');
      const led = own ? lead?.(state, decision) : undefined;
      const option = led ?? (stays ? idle(decision, pick) : chosen(decision, own, pick));
      const applied = engine.apply(state, decision.seat, decision.id, option);
      if (!applied.ok) return null;
      steps.push({
        decision,
        option,
        ...(open.length > 1 ? { seat: decision.seat } : {}),
        chance: luck.taken(),
        ...(Object.keys(tops).length > 0 ? { tops } : {}),
      });
      tops = {};
    }
    return { state, steps };
  }

  /** How well the side stands: by the seat that has just acted, or else by each in turn. */
  #worth(state: State, acted: number): number {
    const { measure, engine } = this.#arena;
    const own = this.#own;
    if (own.length === 0) {
      const others = seatsOn(engine, state, EACH_ALONE);
      return -measure(state, others[state.turn.n % others.length] ?? 0);
    }
    const measured = measure(state, this.#isOwn(acted) ? acted : (own[state.turn.n % own.length] ?? 0));
    return measured - this.#attempt.thirst * this.#opponentsLeft(state);
  }

  /** Steps above the skull of all who are not favoured and live. */
  #opponentsLeft(state: State): number {
    if (this.#attempt.thirst === 0) return 0;
    const { cards, traits } = this.#arena.engine.program(state.ruleset);
    return state.controller.reduce((sum, _, explorer) => {
      const who = cards.length + explorer;
      if (this.#favours(who) || ((state.things.flags[who] ?? 0) & DEAD) !== 0) return sum;
      const clips = state.steps.slice(explorer * traits.length, (explorer + 1) * traits.length);
      return sum + clips.reduce((all, step) => all + step + 1, ALIVE);
    }, 0);
  }

  /** The best of several ways to play the turn; null where each of them loses. */
  #best(from: State): Played | null {
    const { engine } = this.#arena;
    const { side, others, turns, lead } = this.#attempt;
    const acted = from.question?.seat ?? -1;
    const own = this.#isOwn(acted);
    const ways =
      lead !== undefined && (own || others === 'stay')
        ? 1
        : own
          ? turns
          : others === 'stay'
            ? 1
            : Math.max(1, Math.floor(turns / SHARE_OF_OTHERS));
    let best: Played | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < ways; k++) {
      const played = this.#turn(from, k === 0 ? 'at-once' : 'at-will');
      if (played === null) continue;
      if (hasReachedGoal(engine, played.state, side)) return played;
      if (played.state.outcome !== null) continue;
      const worth = ways === 1 ? 0 : this.#worth(played.state, acted);
      if (best !== null && worth <= most) continue;
      best = played;
      most = worth;
    }
    return best;
  }

  run(start: State): Course {
    const { engine } = this.#arena;
    const { side, rounds } = this.#attempt;
    const steps: KeptAnswer[] = [];
    const last = start.round + rounds;
    let state = start;
    let acts = false;
    for (let parts = 0; state.round <= last && parts < MOST_PARTS; ) {
      acts ||= this.#isOwn(state.question?.seat ?? -1);
      const played = this.#best(state);
      if (played === null) return 'lost';
      steps.push(...played.steps.map(toKeep));
      parts = played.state.turn.n === state.turn.n ? parts + 1 : 0;
      state = played.state;
      if (hasReachedGoal(engine, state, side))
        return { side, why: state.outcome?.why ?? '', rounds: state.round - start.round, steps };
    }
    return acts ? 'open' : 'idle';
  }
}

/** What came of a try: the win, another end of the game, or none within the rounds; `idle` where nobody of the side was ever asked. */
export type Course = Witness | 'lost' | 'open' | 'idle';

/** Plays on from the position, which is not changed, with everything in favour of the side. */
export const playHelped = (arena: Arena, start: State, attempt: HelpedTry): Course =>
  new Playout(arena, start, attempt).run(start);
