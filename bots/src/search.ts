import { clone, type Decision, type Engine, picker, type State, type View } from '@hollow/engine';
import { endAmong, type OpenAim, Planner, whereIs } from '@hollow/planner';
import type { Bot, ThinkingBudget } from './bot.ts';
import { disguised } from './disguise.ts';
import { hopeOf } from './hope.ts';
import { worthOfAim } from './light-features.ts';
import { LightMind, LightTurn, TAKEN } from './light-mind.ts';
import { playOnLightly } from './light-play.ts';
import { plainAnswer } from './plain-answer.ts';
import { preparing } from './preparing.ts';
import { quickBot } from './quick.ts';
import { restingPlace } from './resting.ts';
import { sameOption } from './same-option.ts';
import { Sightings } from './sightings.ts';
import { Suspicion } from './suspicion.ts';
import { weightsIn } from './weights.ts';

/** Aims that are compared beside what the quick bot would do, and answers to what is asked beside the turn. */
const ARMS = 4;
const ANSWERS = 5;
/** What is asked beside the turn has so much of the playouts. */
const BESIDE = 0.5;
/** Rounds that are played on before hopes are told: whatever others do to oneself until one's next turn. */
const ROUNDS = 1;
/** How often a turn is thought about anew, and answers after which it is not any more. */
const THOUGHTS = 4;
const LONGEST_TURN = 30;
/**
 * By how much of a chance to win, where the game is open, and by how many standard errors another way must be better
 * than the quick one.
 */
const BETTER = 0.01;
const ERRORS = 2;
/** What hopes of two playouts differ by at least, as far as a few of them can tell: luck that was not seen is luck still. */
const LUCK = 0.02;

/** One way to go on with a turn: towards an aim; or the quick bot's way, as far as it is known. */
interface Arm {
  readonly option: number;
  readonly aim: OpenAim | null;
  readonly quick: boolean;
  readonly hopes: number[];
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

/** One arm is better than the other, clear of the luck of the playouts that both have had. */
function isClearlyBetter(one: Arm, other: Arm): boolean {
  const gains = one.hopes.flatMap((hope, k) => {
    const beside = other.hopes[k];
    return beside === undefined ? [] : [hope - beside];
  });
  const gain = mean(gains);
  const variance = (LUCK ** 2 + gains.reduce((sum, x) => sum + (x - gain) ** 2, 0)) / Math.max(1, gains.length - 1);
  const chance = mean(other.hopes);
  const open = 4 * chance * (1 - chance);
  return gain > Math.max(BETTER * open, ERRORS * Math.sqrt(variance / Math.max(1, gains.length)));
}

/** The turn of a character as the bot has planned it. */
class PlannedTurn extends LightTurn {
  /** The quick bot goes on. */
  quick = false;
  thoughts = 0;
  /** Before the haunt: the room where it is to end; -1 for none. */
  rest = -1;
  /** Something has happened since it was last thought about. */
  news = true;
}

/** One question of a turn: its samples, and ways to go on that are played on in them. */
class Thought {
  readonly #bot: Searching;
  readonly #view: View;
  readonly #decision: Decision;
  readonly #seed: string;
  readonly #samples: State[] = [];

  constructor(bot: Searching, view: View, decision: Decision, seed: string) {
    this.#bot = bot;
    this.#view = view;
    this.#decision = decision;
    this.#seed = seed;
  }

  sample(k: number): State {
    const known = this.#samples[k] ?? this.#bot.suspicion.sample(this.#view, `${this.#seed}/${k}`);
    this.#samples[k] = known;
    return known;
  }

  /** The ways that are compared; the quick one comes first. */
  #arms(turn: LightTurn, quick: number): Arm[] {
    const { planner } = this.#bot;
    const sample = this.sample(0);
    const mind = this.#bot.mind(`${this.#seed}/arms`);
    const weights = mind.weightsOf(sample, turn.who);
    const aims = planner
      .aims(sample, turn.who)
      .filter((aim) => turn.isLeft(aim) && !(aim.kind === 'deed' && (aim.chance === 0 || !aim.ready)))
      .map((aim) => {
        const taken = turn.plan?.isTaken(aim, turn.who) === true ? TAKEN : 0;
        return { aim, worth: worthOfAim(weights, aim) - taken };
      })
      .sort((a, b) => b.worth - a.worth);
    const kinds = new Set<string>();
    const ways = aims.flatMap(({ aim }): Arm[] => {
      // Of one deed in several rooms, and of all doors, the best will do.
      if (kinds.has(`${aim.kind} ${aim.what}`)) return [];
      kinds.add(`${aim.kind} ${aim.what}`);
      const option = mind.pursue(sample, new LightTurn(sample.turn), aim);
      return option < 0 ? [] : [{ option, aim, quick: false, hopes: [] }];
    });
    const same = ways.find(({ option }) => option === quick);
    const others = ways.filter((way) => way !== same).slice(0, ARMS);
    return [{ option: quick, aim: same?.aim ?? null, quick: true, hopes: [] }, ...others];
  }

  /** Plays on along a way in the k-th sample, and tells what may be hoped for then. */
  #playOut({ aim, option }: Arm, k: number): number {
    const { engine, planner } = this.#bot;
    const sample = this.sample(k);
    const state = clone(sample);
    const pick = picker(`${this.#seed}/${k}/on`);
    const turn = new LightTurn(sample.turn);
    const mind = this.#bot.mind(`${this.#seed}/${k}/on`);
    if (aim === null) engine.apply(state, this.#decision.seat, this.#decision.id, option);
    else turn.aim = aim;
    const until = sample.round + ROUNDS;
    const stop = (): boolean =>
      state.round > until ||
      (state.round === until && state.turn.who === sample.turn.who && state.question?.kind === 'turn');
    playOnLightly({ engine, planner, mind, pick }, state, turn, stop);
    return hopeOf(engine, planner, state, this.#decision.seat, sample);
  }

  /** The best way to go on with the turn: the quick one, or another that is clearly better. */
  best(turn: LightTurn, quick: number, playouts: number): Arm | null {
    return this.#compare(this.#arms(turn, quick), playouts);
  }

  /** The answer to what is asked beside the turn, of as many as are compared: the quick one, or a clearly better one. */
  answer(quick: number, playouts: number): number {
    const { options } = this.#decision;
    const arm = (option: number): Arm => ({ option, aim: null, quick: option === quick, hopes: [] });
    const others = options.flatMap((_, option) => (option === quick ? [] : [option])).slice(0, ANSWERS);
    return this.#compare([quick, ...others].map(arm), playouts)?.option ?? quick;
  }

  /** Compares ways by sequential halving, the first of them to the end; the better of it and the best of the others. */
  #compare([usual, ...others]: readonly Arm[], playouts: number): Arm | null {
    if (usual === undefined || others.length === 0) return null;
    let left = others;
    const stages = Math.max(1, Math.ceil(Math.log2(others.length + 1)));
    for (let stage = 0; stage < stages; stage++) {
      const each = Math.max(1, Math.floor(playouts / stages / (left.length + 1)));
      const from = usual.hopes.length;
      for (let k = from; k < from + each; k++) for (const arm of [usual, ...left]) arm.hopes[k] = this.#playOut(arm, k);
      left = left.toSorted((a, b) => mean(b.hopes) - mean(a.hopes)).slice(0, Math.ceil(left.length / 2));
    }
    const [best] = left;
    return best !== undefined && isClearlyBetter(best, usual) ? best : usual;
  }
}

/** What the search bot has for all its thoughts. */
class Searching {
  readonly engine: Engine;
  readonly planner: Planner;
  readonly suspicion: Suspicion;

  constructor(engine: Engine, planner: Planner) {
    this.engine = engine;
    this.planner = planner;
    this.suspicion = new Suspicion(engine, planner);
  }

  mind(seed: string): LightMind {
    return new LightMind(this.engine, this.planner, picker(seed), (state) => weightsIn(this.engine, state).aims);
  }
}

/**
 * Thinks about a whole turn: what the quick bot would do and all other aims are played on by light players for some
 * rounds, on samples of its own view with the same dice for each; the way that leaves most to hope for is gone, if it is
 * clearly better than the quick one. What is asked beside the turn is compared in the same way.
 */
export function searchBot(
  engine: Engine,
  seed: string,
  budget: ThinkingBudget,
  planner: Planner = new Planner(engine),
): Bot {
  const bot = new Searching(engine, planner);
  const quick = quickBot(engine, seed, preparing(planner), undefined, bot.suspicion);
  const mind = bot.mind(`${seed}/pursuing`);
  let turn = new PlannedTurn({ n: -1, who: -1 });
  const seen = new Sightings();
  let asked = 0;

  function goOn(view: View, decision: Decision): number {
    bot.suspicion.lookRound(view, decision.seat, `${seed}/${view.seq}`);
    const thought = new Thought(bot, view, decision, `${seed}/search/${asked++}`);
    const sample = thought.sample(0);
    if (!turn.isOf(sample.turn)) {
      turn = new PlannedTurn(sample.turn);
      mind.share(sample, turn, seen.turnBegins(sample, planner.companions(sample, turn.who)));
    }
    if (++turn.answers > LONGEST_TURN) turn.quick = true;
    const onTheWay = turn.aim === null ? -1 : mind.pursue(sample, turn, turn.aim);
    if (onTheWay >= 0) return sameOption(engine, sample, decision, onTheWay);
    const usual = quick.answer(view, decision);
    if ((turn.quick && !turn.news) || turn.answers > LONGEST_TURN || turn.thoughts >= THOUGHTS) return usual;
    turn.thoughts++;
    const best = thought.best(turn, usual, budget.playouts);
    turn.quick = best === null || best.quick;
    if (best === null || best.quick || best.aim === null) return usual;
    turn.aim = best.aim;
    const option = mind.pursue(sample, turn, best.aim);
    return option < 0 ? usual : sameOption(engine, sample, decision, option);
  }

  /** What is asked beside the turn: as the quick bot answers, unless something else leaves clearly more to hope for. */
  function beside(view: View, decision: Decision): number {
    const usual = quick.answer(view, decision);
    if (plainAnswer(decision.kind, decision.options) >= 0 || decision.options.length > 1 + ANSWERS) return usual;
    const thought = new Thought(bot, view, decision, `${seed}/beside/${asked++}`);
    return thought.answer(usual, Math.floor(BESIDE * budget.playouts));
  }

  /** Before the haunt: to where it does good to end the turn, at the start of one; else as the quick bot goes. */
  function explore(view: View, decision: Decision): number {
    const { turn: now } = view.known;
    if (!turn.isOf(now)) {
      turn = new PlannedTurn(now);
      turn.rest = restingPlace(engine, planner, view, decision.seat, `${seed}/${now.n}`);
    }
    if (turn.rest < 0) return quick.answer(view, decision);
    const sample = engine.sample(view, `${seed}/${view.seq}`);
    const isThere = whereIs(sample, now.who) === turn.rest;
    const option = isThere ? endAmong(decision.options) : planner.stepTowards(sample, now.who, turn.rest);
    if (option >= 0) return option;
    turn.rest = -1;
    return quick.answer(view, decision);
  }

  return disguised(engine, planner, seed, {
    stand: (view, offer) => quick.stand(view, offer),
    answer(view, decision) {
      const { options } = decision;
      if (options.length === 1) return 0;
      if (view.known.haunt < 0 && decision.kind === 'turn') return explore(view, decision);
      if (!view.known.underway) return quick.answer(view, decision);
      if (decision.kind !== 'turn') return beside(view, decision);
      const option = goOn(view, decision);
      turn.news = options[option]?.verb !== 'move';
      return option;
    },
  });
}
