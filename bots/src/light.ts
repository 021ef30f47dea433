import { type Decision, type Engine, type Picker, picker, type State, type View } from '@hollow/engine';
import { endAmong, type OpenAim, Planner, sideOfCharacter, whereIs } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { type LightPart, type PartWeights, UNTRAINED, worthOfAim } from './light-features.ts';
import { tryOption } from './trial.ts';

/** Options of a question beside the turn that are tried, and how often each. */
const TRIED = 8;
const TRIES = 2;
/** What an offer beside the question must gain at least: what has been shown cannot be hidden again. */
const GAIN = 0.5;
/** Answers of one turn after which it is ended as soon as it may be: whatever goes on for ever comes to an end. */
const LONGEST_TURN = 40;
/** How often one aim is pursued in a turn. */
const AGAIN = 2;

const keyOf = ({ kind, what, room }: OpenAim): string =>
  `${kind} ${what} ${kind === 'attack' || kind === 'deed' ? '' : room}`;

/** What the bot remembers of the turn that is going on. */
class Turn {
  readonly n: number;
  aim: OpenAim | null = null;
  answers = 0;
  readonly #pursued = new Map<string, number>();

  constructor(n: number) {
    this.n = n;
  }

  isLeft(aim: OpenAim): boolean {
    return (this.#pursued.get(keyOf(aim)) ?? 0) < AGAIN;
  }

  /** The aim was pursued as far as it goes: done, or not to be done now. */
  leave(aim: OpenAim, forGood: boolean): void {
    this.#pursued.set(keyOf(aim), forGood ? AGAIN : (this.#pursued.get(keyOf(aim)) ?? 0) + 1);
    this.aim = null;
  }
}

/** One question of a turn on one sample of the view. */
interface Asked {
  readonly sample: State;
  readonly who: number;
  readonly decision: Decision;
}

/**
 * Sets out for what weighs most, goes there and does it: a bot that does not try its steps. What is asked in between it
 * tries, and glances at what comes of it. It takes a small part of the quick bot's time, and its weights are trained.
 */
export function lightBot(
  engine: Engine,
  seed: string,
  planner: Planner = new Planner(engine),
  weightsOf: (haunt: string) => PartWeights = () => UNTRAINED,
): Bot {
  const pick = picker(seed);
  let turn = new Turn(-1);
  const mind = new Mind(engine, planner, pick);
  return {
    stand(view, offer) {
      const [best, gain] = mind.tried(view, offer, seed);
      return gain >= GAIN ? best : -1;
    },
    answer(view, decision) {
      if (decision.options.length === 1) return 0;
      if (decision.kind !== 'turn') return mind.tried(view, decision, seed)[0];
      const sample = engine.sample(view, `${seed}/${view.seq}`);
      if (sample.turn.n !== turn.n) turn = new Turn(sample.turn.n);
      const weights = weightsOf(engine.program(sample.ruleset).haunts[sample.haunt]?.def.id ?? '');
      return mind.goOn({ sample, who: sample.turn.who, decision }, turn, weights);
    },
  };
}

/** How the light bot thinks. */
class Mind {
  readonly #engine: Engine;
  readonly #planner: Planner;
  readonly #pick: Picker;

  constructor(engine: Engine, planner: Planner, pick: Picker) {
    this.#engine = engine;
    this.#planner = planner;
    this.#pick = pick;
  }

  /** The option that gains most at a glance when it is tried, and what it gains. */
  tried(view: View, decision: Decision, seed: string): readonly [option: number, gain: number] {
    const samples = Array.from({ length: TRIES }, (_, k) => this.#engine.sample(view, `${seed}/${view.seq}/${k}`));
    const before = samples.map((sample) => this.#planner.glance(sample, decision.seat));
    const options = decision.options.map((_, option) => option);
    while (options.length > TRIED) options.splice(this.#pick(options.length), 1);
    let best = options[0] ?? 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const gain = samples.reduce((sum, sample, k) => {
        const after = tryOption(this.#engine, sample, decision, option, this.#pick)?.state;
        const glance = after === undefined ? Number.NEGATIVE_INFINITY : this.#planner.glance(after, decision.seat);
        return sum + glance - (before[k] ?? 0);
      }, 0);
      if (gain <= most) continue;
      most = gain;
      best = option;
    }
    return [best, most / TRIES];
  }

  /** Goes on with a turn: towards the aim, or what is to be done there; once that is done, for the next. */
  goOn(asked: Asked, turn: Turn, weights: PartWeights): number {
    const { decision, sample, who } = asked;
    const end = endAmong(decision.options);
    if (++turn.answers > LONGEST_TURN) return end >= 0 ? end : this.#pick(decision.options.length);
    const own = weights[this.#partOf(sample, who)];
    const aims = this.#planner.aims(sample, who);
    for (let looked = 0; looked <= aims.length * AGAIN; looked++) {
      turn.aim ??= this.#best(aims, turn, own);
      if (turn.aim === null) break;
      const option = this.#pursue(asked, turn, turn.aim);
      if (option >= 0) return option;
    }
    return end >= 0 ? end : this.#pick(decision.options.length);
  }

  #partOf(sample: State, who: number): LightPart {
    if (!sample.underway) return 'before';
    const side = sideOfCharacter(this.#engine, sample, who);
    return side === null ? 'monster' : side === 'traitor' ? 'traitor' : 'hero';
  }

  /** The aim that weighs most of those that are left. */
  #best(aims: readonly OpenAim[], turn: Turn, weights: PartWeights[LightPart]): OpenAim | null {
    let best: OpenAim | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const aim of aims) {
      if (!turn.isLeft(aim)) continue;
      const worth = worthOfAim(weights, aim);
      if (worth <= most) continue;
      most = worth;
      best = aim;
    }
    return best;
  }

  /** The next step of an aim; -1 where it has none now. */
  #pursue({ sample, who, decision }: Asked, turn: Turn, aim: OpenAim): number {
    const rest = endAmong(decision.options);
    if (aim.kind === 'stay') return rest;
    if (whereIs(sample, who) !== aim.room) {
      const step = this.#planner.stepTowards(sample, who, aim.room);
      if (step >= 0) return step;
      // The steps are at their end, or no way leads there: in the next turn it is looked at anew.
      turn.leave(aim, true);
      return -1;
    }
    const option = this.#atPlace(sample, aim);
    turn.leave(aim, option < 0);
    return option;
  }

  /** The option that does it here; -1 where it is not offered. */
  #atPlace(sample: State, { kind, what }: OpenAim): number {
    return this.#planner.choices(sample).findIndex((choice) => {
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
