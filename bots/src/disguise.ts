import { type Decision, type Engine, type Option, picker, type State, type View } from '@hollow/engine';
import { asIfTraitor, explorersPlayedBy, isTraitorIn, maskedExplorers, type Planner } from '@hollow/planner';
import type { Bot } from './bot.ts';
import { LightMind, LightTurn } from './light-mind.ts';
import { placeOfSame } from './same-option.ts';
import { likelihoods } from './suspicion.ts';
import { tryOption } from './trial.ts';
import { weightsIn } from './weights.ts';

/** What a hero does at least so often nobody wonders at. */
const USUAL = 0.05;
/** What it must gain to be seen through, at the beginning; and in how many rounds of the haunt that is halved. */
const WORTH = 8;
const HALVED_IN = 6;
/** On how many samples the gain is tried. */
const SAMPLES = 3;

/** What anybody may do with what they have: it tells nothing of what they are after. */
const isInnocent = (option: Option): boolean =>
  option.verb !== 'attack' && option.verb !== 'move' && option.verb !== 'discover' && option.verb !== 'end';

/** What a hero would do in the traitor's place, and whether an answer would be wondered at. */
class Pretence {
  readonly #engine: Engine;
  readonly #planner: Planner;
  readonly #decision: Decision;
  /** The position if somebody else were the traitor; its options may be others. */
  readonly #supposed: State;
  readonly #options: readonly Option[];

  constructor(engine: Engine, planner: Planner, decision: Decision, supposed: State) {
    this.#engine = engine;
    this.#planner = planner;
    this.#decision = decision;
    this.#supposed = supposed;
    this.#options = engine.pending(supposed)[0]?.options ?? [];
  }

  /** A hero would answer this as well, now and then. */
  isUsual(option: number): boolean {
    const taken = this.#decision.options[option];
    const there = placeOfSame(this.#options, taken);
    if (taken === undefined || there < 0) return false;
    if (isInnocent(taken)) return true;
    const { who } = this.#supposed.turn;
    const aims = this.#planner.aims(this.#supposed, who);
    const shares = likelihoods(weightsIn(this.#engine, this.#supposed).aims.hero, aims);
    const served = this.#planner.aimsServed(this.#supposed, who, there);
    const keys = new Set(served.map(({ kind, what, room }) => `${kind} ${what} ${room}`));
    const share = aims.reduce(
      (sum, { kind, what, room }, n) => (keys.has(`${kind} ${what} ${room}`) ? sum + (shares[n] ?? 0) : sum),
      0,
    );
    return share >= USUAL;
  }

  /** What a hero would answer; -1 where that is not offered. */
  instead(turn: LightTurn, seed: string): number {
    const mind = new LightMind(
      this.#engine,
      this.#planner,
      picker(seed),
      (state) => weightsIn(this.#engine, state).aims,
    );
    return placeOfSame(this.#decision.options, this.#options[mind.goOn(this.#supposed, turn)]);
  }
}

/**
 * Wears a mask: as long as nobody knows that its explorer is the traitor, a bot takes what a hero might take, unless
 * something else gains enough to be seen through for it. The later in the haunt, the less that has to be.
 */
export function disguised(engine: Engine, planner: Planner, seed: string, bot: Bot): Bot {
  let begun = -1;
  let turn = new LightTurn({ n: -1, who: -1 });

  /** What the answer gains beside another, on average. */
  function gain(view: View, decision: Decision, option: number, other: number): number {
    let sum = 0;
    for (let k = 0; k < SAMPLES; k++) {
      const sample = engine.sample(view, `${seed}/mask/${view.seq}/${k}`);
      const worth = (of: number): number => {
        const after = tryOption(engine, sample, decision, of, picker(`${seed}/${k}`))?.state;
        return after === undefined ? 0 : planner.potential(after, decision.seat, sample);
      };
      sum += worth(option) - worth(other);
    }
    return sum / SAMPLES;
  }

  return {
    stand: (view, offer) => bot.stand(view, offer),
    answer(view, decision) {
      const answer = bot.answer(view, decision);
      if (begun < 0 && view.known.underway) begun = view.known.round;
      const price = WORTH * 2 ** (-(view.known.round - begun) / HALVED_IN);
      // Where a hazard strikes, one may step out before it; or bear it, like everybody else.
      const bear = decision.options.findIndex(({ verb }) => verb === 'pass');
      if (decision.options[answer]?.verb === 'reveal' && bear >= 0)
        return gain(view, decision, answer, bear) > price ? answer : bear;
      if (decision.kind !== 'turn' || !view.known.underway || maskedExplorers(engine, view.known).length < 2)
        return answer;
      const sample = engine.sample(view, `${seed}/mask/${view.seq}`);
      const [own = -1] = explorersPlayedBy(engine, sample, decision.seat);
      const masked = maskedExplorers(engine, sample);
      if (!masked.includes(own) || !isTraitorIn(engine, sample, own) || sample.turn.who !== own) return answer;
      const others = masked.filter((who) => who !== own);
      const scapegoat = others[picker(`${seed}/${sample.turn.n}`)(Math.max(1, others.length))];
      if (scapegoat === undefined) return answer;
      const pretence = new Pretence(engine, planner, decision, asIfTraitor(engine, sample, scapegoat));
      if (pretence.isUsual(answer)) return answer;
      if (!turn.isOf(sample.turn)) turn = new LightTurn(sample.turn);
      const instead = pretence.instead(turn, `${seed}/${view.seq}`);
      return instead < 0 || gain(view, decision, answer, instead) > price ? answer : instead;
    },
  };
}
