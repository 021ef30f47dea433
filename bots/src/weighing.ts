import type { Decision, Engine, Picker, State, View } from '@hollow/engine';
import { fareKey, type Judge, maskedExplorers, othersHandled, robsFriends, seatsBeside } from '@hollow/planner';
import type { Memory } from './memory.ts';
import { isWalk } from './paced-rooms.ts';
import { endTurn, tryOption, tryTrade } from './trial.ts';

/**
 * What it costs to be once more where so many turns have begun without coming nearer to the goal, by the square of
 * their number: nobody waits for ever.
 */
const WAITING = 0.05;
/** So many turns may pass before it counts. */
const PATIENCE = 1;
/** What it costs to come back to a position of the same turn: whoever undoes what was done had better end the turn. */
const BACK = 50;
/** What it costs to come back to where one was the turn before and did nothing, beside what it costs to do nothing. */
const RETURNING = 0.3;
/** What a step gains at least that leads somewhere. */
const PURPOSE = 0.05;
/** What it costs to use a thing once more to be as one was before it was used. */
const UNDOING = 1;
/** The most that anything costs whoever has all caution; of it counts as much as is left of caution. */
const WORST = 250;

/** What is asked further is answered alike for every option, by as many numbers as this, each so finely told. */
const LUCK = 12;
const GRAIN = 1 << 20;

/** What changes hands between two of a side is weighed for all of it: one's loss is another's gain. */
const HANDED_OVER: ReadonlySet<string> = new Set(['give', 'trade', 'agree', 'accept']);

/** The questions of whoever is offered something: what they take is on the table already. */
const AGREEING: ReadonlySet<string> = new Set(['trade-consent', 'consent']);

/** Makes up a whole position that fits a view, always the same for the same seed. */
export type Sampler = (view: View, seed: string) => State;

/** It is an explorer's turn. */
export const isExplorersTurn = ({ position }: View): boolean =>
  position.explorers.some(({ id }) => id === position.turn.who);

/** Who weighs: the bot's own parts. `seed` is that of one question. */
export interface Weigher {
  readonly engine: Engine;
  readonly judge: Judge;
  readonly memory: Memory;
  readonly pick: Picker;
  readonly seed: string;
  /** How often an option is tried that rolls dice, turns something over or leads to further questions. */
  readonly tries: number;
  /** Makes up a whole position that fits a view. */
  readonly sample: Sampler;
}

/** One question, and what its options come to on samples of the bot's view. */
export class Weighing {
  readonly weigher: Weigher;
  readonly view: View;
  readonly decision: Decision;
  /** The question is how a turn goes on. */
  readonly going: boolean;
  /** The first sample, and the character whose turn it is. */
  readonly first: State;
  readonly who: number;
  readonly tries: number;
  /** Options that lead to something to do, where nothing has been done in the turn. */
  readonly errand: readonly number[];
  /** How much of what could be lost still counts, and the most that can be. */
  readonly #caution: number;
  readonly least: number;
  readonly #samples: State[] = [];
  readonly #before: number[] = [];
  /** The same answers to what is asked further, whatever was done before: luck is no reason. By sample. */
  readonly #luck: number[][] = [];

  constructor(weigher: Weigher, view: View, decision: Decision) {
    const { judge, memory } = weigher;
    this.weigher = weigher;
    this.view = view;
    this.decision = decision;
    this.going = decision.kind === 'turn';
    this.tries = weigher.tries;
    this.first = this.#sample(0);
    this.who = this.first.turn.who;
    memory.observe(view, this.first, this.going, () => judge.stepsLeft(this.first, decision.seat));
    this.#caution = this.going ? memory.caution(this.who) : 1;
    this.least = -WORST * this.#caution;
    const isIdle = this.going && this.first.underway && memory.isIdle() && isExplorersTurn(view);
    this.errand = isIdle ? judge.errand(this.first, this.who) : [];
  }

  #sample(k: number): State {
    const { sample, seed } = this.weigher;
    const known = this.#samples[k];
    if (known !== undefined) return known;
    const made = sample(this.view, `${seed}/${k}`);
    this.#samples[k] = made;
    return made;
  }

  /** Chance for one option on the sample: the same for each of them. */
  #chanceFor(k: number): Picker {
    const { pick } = this.weigher;
    const numbers = this.#luck[k] ?? Array.from({ length: LUCK }, () => pick(GRAIN));
    this.#luck[k] = numbers;
    let at = 0;
    return (n) => {
      const number = numbers[at++];
      return number === undefined ? pick(n) : Math.floor((number * n) / GRAIN);
    };
  }

  /** In a haunt, the option is a step, or a wait, that gains nothing by itself, and has no other end. */
  isVain(option: number, gain: number): boolean {
    const described = this.decision.options[option];
    return this.first.underway && described !== undefined && isWalk(described) && gain <= PURPOSE;
  }

  /** What it costs to walk somewhere else than to what there is to do: as much as to end the turn. */
  costOfStraying(option: number, gain: number): number {
    if (this.errand.length === 0 || this.errand.includes(option)) return 0;
    if (this.decision.options[option]?.verb === 'end' || !this.isVain(option, gain)) return 0;
    return this.weigher.memory.costOfIdling(this.who, true);
  }

  /** How well the seat stands in a state that has come of the sample. */
  potential(state: State, sample: State): number {
    return this.weigher.judge.potential(state, this.decision.seat, sample, this.#caution);
  }

  /**
   * What a state that has come of a sample gains all of the side, where things may have changed hands. What a foe gains
   * by them is lost; and what a foe would be asked for nobody may count on: it gives no more than it likes.
   */
  #gainOfAll(state: State, sample: State): number {
    const { engine, judge } = this.weigher;
    const { seat: own, kind } = this.decision;
    const gainOf = (seats: readonly number[]): number =>
      seats.reduce((sum, seat) => {
        const before = judge.potential(sample, seat, sample, this.#caution);
        return sum + judge.potential(state, seat, sample, this.#caution) - before;
      }, 0);
    const gain = gainOf(seatsBeside(engine, sample, own));
    const foes = othersHandled(engine, sample, state, own);
    if (foes.length === 0) return gain;
    const net = gain - gainOf(foes);
    return AGREEING.has(kind) ? net : Math.min(0, net);
  }

  /** The option hands something over, or is part of doing so. */
  #handsOver(option: number): boolean {
    if (this.first.haunt < 0) return false;
    return this.decision.kind === 'trade' || HANDED_OVER.has(this.decision.options[option]?.verb ?? '');
  }

  /** How the character fares in a state that has come of the sample; nothing where it fares as before. */
  #fareIf(state: State, sample: State): string {
    const { engine } = this.weigher;
    const fare = fareKey(engine, state, this.who);
    return fare === fareKey(engine, sample, this.who) ? '' : fare;
  }

  /** What handing over gains in one sample: of a trade the best that could be laid out by itself. */
  #worthOfHanding(k: number, option: number, pick: Picker): number {
    const { engine } = this.weigher;
    const sample = this.#sample(k);
    const verb = this.decision.options[option]?.verb;
    // Who takes something back could as well have left it.
    if (verb === 'take-back') return -BACK;
    const tried =
      verb === 'trade'
        ? tryTrade(engine, sample, this.decision, option, pick)
        : [tryOption(engine, sample, this.decision, option, pick)?.state ?? sample];
    return Math.max(this.least, ...tried.map((state) => this.#gainOfAll(state, sample)));
  }

  /** How well the seat stands in a sample before anything is done. */
  before(k: number): number {
    const known = this.#before[k];
    if (known !== undefined) return known;
    const made = this.potential(this.#sample(k), this.#sample(k));
    this.#before[k] = made;
    return made;
  }

  /** The character has begun too many turns where it stands now. */
  isWaiting(): boolean {
    return this.going && this.weigher.memory.turnsBegunLike(this.first, this.who) > PATIENCE;
  }

  /**
   * What an option brings in one sample, if need be after the end of the turn; and whether another sample might tell
   * another story.
   */
  worth(k: number, option: number, ending = false): { readonly score: number; readonly sure: boolean } {
    const { engine, memory } = this.weigher;
    const pick = this.#chanceFor(k);
    const sample = this.#sample(k);
    // Who wears a mask is a friend in one sample and a foe in the next.
    if (this.#handsOver(option))
      return { score: this.#worthOfHanding(k, option, pick), sure: maskedExplorers(engine, sample).length === 0 };
    const result = tryOption(engine, sample, this.decision, option, pick);
    if (result === null) return { score: Number.NEGATIVE_INFINITY, sure: true };
    const { state, sure } = result;
    const back = this.going && sure && memory.hasSeen(state, sample, this.view.known);
    const waited = this.going ? Math.max(0, memory.turnsBegunLike(state, this.who) - PATIENCE) ** 2 : 0;
    const returned =
      this.going && sample.underway && sure && !this.errand.includes(option) && memory.leadsBack(state, this.who);
    const undone = memory.wouldUndo(this.decision.options[option], this.#fareIf(state, sample)) ? UNDOING : 0;
    if (ending) endTurn(engine, state, sample, pick);
    const gain = Math.max(this.least, this.potential(state, sample) - this.before(k));
    return {
      score:
        gain -
        WAITING * waited -
        undone -
        (back ? BACK : 0) -
        (returned ? RETURNING + memory.costOfIdling(this.who, true) : 0),
      sure,
    };
  }

  /** The mean over so many samples; of the first it may be known. */
  average(option: number, times: number, known: number | null, ending = false): number {
    let sum = known ?? 0;
    for (let k = known === null ? 0 : 1; k < times; k++) sum += this.worth(k, option, ending).score;
    return sum / times;
  }

  /** What an option gains at least, if the samples mislead by so many standard errors of their mean. */
  clearGain(option: number, times: number, errors: number): number {
    const gains = Array.from({ length: times }, (_, k) => this.worth(k, option).score);
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / times;
    const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (times - 1);
    return mean - errors * Math.sqrt(variance / times);
  }

  /** In one of so many samples the option spends a card on somebody of one's own side. */
  robsFriends(option: number, times: number): boolean {
    const { engine } = this.weigher;
    return Array.from({ length: times }, (_, k) => k).some((k) => {
      const state = tryOption(engine, this.#sample(k), this.decision, option, this.#chanceFor(k))?.state;
      return state !== undefined && robsFriends(engine, this.#sample(k), state, this.decision.seat);
    });
  }

  /** In one of so many samples the character can walk after the option. */
  frees(option: number, times: number): boolean {
    const { engine } = this.weigher;
    return Array.from({ length: times }, (_, k) => k).some((k) => {
      const state = tryOption(engine, this.#sample(k), this.decision, option, this.#chanceFor(k))?.state;
      if (state === undefined || state.question?.kind !== 'turn' || state.turn.n !== this.first.turn.n) return false;
      return engine.pending(state)[0]?.options.some(({ verb }) => verb === 'move') === true;
    });
  }
}
