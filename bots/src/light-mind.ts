import type { Engine, Picker, State } from '@hollow/engine';
import { endAmong, type OpenAim, type Planner, sideOfCharacter, whereIs } from '@hollow/planner';
import { type LightPart, type PartWeights, type Weights, worthOfAim } from './light-features.ts';
import { Passages } from './passage.ts';
import { Restlessness } from './restlessness.ts';
import { planTogether, type SeenBefore, type SharedPlan } from './together.ts';

/** Answers of one turn after which it is ended as soon as it may be: whatever goes on for ever comes to an end. */
const LONGEST_TURN = 40;
/** How often one aim is pursued in a turn. */
const AGAIN = 2;
/** What an aim loses that friends are at already. */
export const TAKEN = 1.5;
/** How finely chance is told. */
const GRAIN = 1 << 20;

const keyOf = ({ kind, what, room }: OpenAim): string =>
  `${kind} ${what} ${kind === 'attack' || kind === 'deed' ? '' : room}`;

/** What is remembered of a turn that is going on: what it is about, and what has been pursued in it. */
export class LightTurn {
  readonly n: number;
  readonly who: number;
  aim: OpenAim | null = null;
  answers = 0;
  /** Who does what, where it was asked for. */
  plan: SharedPlan | null = null;
  /** Rules of rooms, tokens and cards that were tried and carry nobody on. */
  readonly nowhere = new Set<number>();
  readonly #pursued = new Map<string, number>();

  constructor({ n, who }: Pick<State['turn'], 'n' | 'who'>) {
    this.n = n;
    this.who = who;
  }

  /** The same turn is still going on. */
  isOf({ n, who }: State['turn']): boolean {
    return this.n === n && this.who === who;
  }

  isLeft(aim: OpenAim): boolean {
    return (this.#pursued.get(keyOf(aim)) ?? 0) < AGAIN;
  }

  /** Nothing has been done for it in this turn so far. */
  isNew(aim: OpenAim): boolean {
    return !this.#pursued.has(keyOf(aim));
  }

  /** The aim was pursued as far as it goes: done, or not to be done now. */
  leave(aim: OpenAim, forGood: boolean): void {
    this.#pursued.set(keyOf(aim), forGood ? AGAIN : (this.#pursued.get(keyOf(aim)) ?? 0) + 1);
    this.aim = null;
  }
}

/** The weights for the haunt that is being played in a state. */
export type WeightsIn = (state: State) => PartWeights;

/** How the light bot goes on with a turn, in a state that it may look at: a sample of its own view, or what came of one. */
export class LightMind {
  readonly #engine: Engine;
  readonly #planner: Planner;
  readonly #pick: Picker;
  readonly #weights: WeightsIn;
  readonly #temperature: number;
  readonly #restlessness: Restlessness;
  readonly #passages: Passages;

  constructor(engine: Engine, planner: Planner, pick: Picker, weights: WeightsIn, temperature = 0) {
    this.#engine = engine;
    this.#planner = planner;
    this.#pick = pick;
    this.#weights = weights;
    this.#temperature = temperature;
    this.#restlessness = new Restlessness(planner);
    this.#passages = new Passages(engine, planner);
  }

  /** What chance adds to an aim: with it aims are taken by the softmax of what they weigh, the more alike the warmer. */
  #chance(): number {
    if (this.#temperature === 0) return 0;
    return -this.#temperature * Math.log(-Math.log((this.#pick(GRAIN) + 0.5) / GRAIN));
  }

  /** What the character weighs its aims by. */
  weightsOf(state: State, who: number): Weights {
    return this.#weights(state)[this.#partOf(state, who)];
  }

  /** Shares out with friends what there is to do in the turn; not before the haunt. */
  share(state: State, turn: LightTurn, before: SeenBefore): void {
    if (state.underway)
      turn.plan = planTogether(this.#planner, state, turn.who, this.weightsOf(state, turn.who), before);
  }

  #partOf(state: State, who: number): LightPart {
    if (!state.underway) return 'before';
    const side = sideOfCharacter(this.#engine, state, who);
    return side === null ? 'monster' : side === 'traitor' ? 'traitor' : 'hero';
  }

  /** Goes on with a turn: towards the aim, or what is to be done there; once that is done, for the next. */
  goOn(state: State, turn: LightTurn): number {
    if (turn.answers === 0 && state.underway) this.#restlessness.begin(state, turn.who);
    if (++turn.answers > LONGEST_TURN) return this.#endOrAny(state);
    // What there is to do was looked at when it was shared out, as long as nothing has been done since.
    let aims = turn.answers === 1 ? (turn.plan?.aimsOf(turn.who) ?? null) : null;
    for (;;) {
      if (turn.aim === null) {
        aims ??= this.#planner.aims(state, turn.who);
        turn.aim = this.#best(aims, turn, this.weightsOf(state, turn.who));
        if (turn.aim === null) return this.#endOrAny(state);
        if (turn.isNew(turn.aim)) this.#restlessness.setOut(turn.who, keyOf(turn.aim), turn.aim.turns);
      }
      const option = this.pursue(state, turn, turn.aim);
      if (option >= 0) return option;
    }
  }

  /** The end of the turn; anything where it may not end yet. */
  #endOrAny(state: State): number {
    const choices = this.#planner.choices(state);
    const end = endAmong(choices);
    return end >= 0 ? end : this.#pick(choices.length);
  }

  /** The aim that weighs most of those that are left. */
  #best(aims: readonly OpenAim[], turn: LightTurn, weights: Weights): OpenAim | null {
    let best: OpenAim | null = null;
    let most = Number.NEGATIVE_INFINITY;
    const caution = this.#restlessness.caution(turn.who);
    for (const aim of aims) {
      if (!turn.isLeft(aim)) continue;
      const cautious = caution < 1 ? { ...aim, danger: caution * aim.danger, risk: caution * aim.risk } : aim;
      const tedium = this.#restlessness.tedium(turn.who, keyOf(aim));
      const taken = turn.plan?.isTaken(aim, turn.who) === true ? TAKEN : 0;
      const worth = worthOfAim(weights, cautious) - tedium - taken + this.#chance();
      if (worth <= most) continue;
      most = worth;
      best = aim;
    }
    return best;
  }

  /** The next step of an aim; -1 where it has none now, and the turn is left without it. */
  pursue(state: State, turn: LightTurn, aim: OpenAim): number {
    if (aim.kind === 'stay') {
      const end = endAmong(this.#planner.choices(state));
      if (end < 0) turn.leave(aim, true);
      return end;
    }
    if (whereIs(state, turn.who) !== aim.room) {
      const walked = this.#planner.stepTowards(state, turn.who, aim.room);
      const step = walked < 0 ? this.#passages.towards(state, turn.who, aim.room, turn.nowhere) : walked;
      // Where the steps are at their end, or no way leads there, it is looked at anew in the next turn.
      if (step < 0) turn.leave(aim, true);
      return step;
    }
    const option = this.#atPlace(state, aim);
    const across = option < 0 && aim.kind === 'attack' ? this.#across(state, aim.what) : -1;
    if (across >= 0) return across;
    turn.leave(aim, option < 0);
    return option;
  }

  /** The option that goes over to a foe on the other side of the room, where that is free; -1 where there is none. */
  #across(state: State, foe: number): number {
    const there = state.things.part[foe];
    return this.#planner.choices(state).findIndex((choice) => choice.verb === 'part' && choice.part === there);
  }

  /** The option that does it here; -1 where it is not offered. */
  #atPlace(state: State, { kind, what }: OpenAim): number {
    return this.#planner.choices(state).findIndex((choice) => {
      switch (kind) {
        case 'deed':
          return choice.verb === 'offer' && choice.rule === what;
        case 'attack':
          return choice.verb === 'attack' && choice.target === what;
        case 'thing':
          return choice.verb === 'pick-up';
        case 'door':
          return choice.verb === 'discover';
        default:
          return false;
      }
    });
  }
}
