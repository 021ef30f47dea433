import type { Decision, Engine, State } from '@hollow/engine';
import { type Picker, picker } from '@hollow/engine';
import { fareKey, type Judge, Planner } from '@hollow/planner';
import type { Bot, ThinkingBudget } from './bot.ts';
import { weighDanger } from './danger.ts';
import { Memory } from './memory.ts';
import { dismissUseless, freeTheStuck, rate, rateBeforeEnd } from './rating.ts';
import type { Suspicion } from './suspicion.ts';
import { tryOption } from './trial.ts';
import { isExplorersTurn, type Sampler, Weighing } from './weighing.ts';

/** What an offer beside the question must gain at least: what has been shown cannot be hidden again. */
const GAIN = 0.05;

/** How often the quick bot tries an option that rolls dice, turns something over or leads to further questions. */
export const QUICK_TRIES = 3;

/** The option beside the open question that gains most on the samples; -1 where none gains enough. */
function worthStanding(engine: Engine, judge: Judge, pick: Picker, offer: Decision, samples: readonly State[]): number {
  const gain = (option: number, sample: State): number => {
    const result = tryOption(engine, sample, offer, option, pick);
    const before = judge.potential(sample, offer.seat, sample);
    return result === null ? Number.NEGATIVE_INFINITY : judge.potential(result.state, offer.seat, sample) - before;
  };
  const gains = offer.options.map((_, option) => samples.reduce((sum, sample) => sum + gain(option, sample), 0));
  const most = Math.max(...gains);
  return most >= GAIN * samples.length ? gains.indexOf(most) : -1;
}

/**
 * Takes the option that most raises the chances of its side, as the judge tells them. It knows no haunt: it tries every
 * option on samples of its own view, answers what is asked further at random, looks how well the seat stands
 * afterwards, and averages over the dice. With more playouts it averages over more of them.
 */
export function quickBot(
  engine: Engine,
  seed: string,
  judge: Judge = new Planner(engine),
  budget: ThinkingBudget = { playouts: QUICK_TRIES },
  suspicion: Suspicion | null = null,
): Bot {
  const pick = picker(seed);
  const memory = new Memory();
  let asked = 0;
  const sample: Sampler = (view, own) => suspicion?.sample(view, own) ?? engine.sample(view, own);
  return {
    stand(view, offer) {
      const samples = Array.from({ length: budget.playouts }, (_, k) => sample(view, `${seed}/aside/${view.seq}/${k}`));
      return worthStanding(engine, judge, pick, offer, samples);
    },
    answer(view, decision) {
      const { options } = decision;
      if (options.length === 1) return 0;
      asked++;
      suspicion?.lookRound(view, decision.seat, `${seed}/${view.seq}`);
      const weigher = { engine, judge, memory, pick, seed: `${seed}/${asked}`, tries: budget.playouts, sample };
      const weighing = new Weighing(weigher, view, decision);
      const { going } = weighing;
      const rated = rate(weighing);
      const best = (): number => rated[0]?.option ?? 0;
      if (going) dismissUseless(weighing, rated);
      // Monsters have nothing to fear from the end of a turn.
      if (going && isExplorersTurn(view)) {
        weighDanger(weighing, rated);
        dismissUseless(weighing, rated);
      }
      if (going && options[best()]?.verb === 'end') rateBeforeEnd(weighing, rated);
      if (going) freeTheStuck(weighing, rated);
      const taken = options[best()];
      const { who } = view.known.turn;
      const vain = weighing.isVain(best(), rated[0]?.gain ?? 0);
      if (taken !== undefined) memory.remember(taken, going, who, fareKey(engine, view.known, who), vain);
      return best();
    },
  };
}
