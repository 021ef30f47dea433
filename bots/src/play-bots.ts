import type { Engine, State } from '@hollow/engine';
import type { Bot } from './bot.ts';
import { type BotAnswer, besides, ENDLESS, type Limits } from './random-play.ts';

/** Makes the bot of a seat from the seed of its choices. */
export type MakeBot = (seed: string) => Bot;

/** One bot for each seat of the game, each with chances of its own. */
export const botsOf = ({ seats }: State, seed: string, make: MakeBot): readonly Bot[] =>
  Array.from({ length: seats }, (_, seat) => make(`${seed}/${seat}`));

/** The bot of a seat, of which each has one. */
export function botAt(bots: readonly Bot[], seat: number): Bot {
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
  return bot;
}

/** What the bots answer next: what one of them wants to do beside the open question, or the answer to it. */
function nextAnswer(engine: Engine, state: State, bots: readonly Bot[]): BotAnswer {
  const [decision] = engine.pending(state);
  if (decision === undefined) throw new Error('the game stands still: nothing is asked and it is not over');
  const aside = besides(engine, state, (offer) => botAt(bots, offer.seat).stand(engine.view(state, offer.seat), offer));
  if (aside !== null) return aside;
  const seat = Math.max(0, decision.seat);
  const option = botAt(bots, seat).answer(engine.view(state, seat), decision);
  return { seat: decision.seat, id: decision.id, option };
}

/** Lets the bots answer, each from its own view, and pauses after every answer: for those who have others to serve. */
export function* botAnswers(engine: Engine, state: State, bots: readonly Bot[], limits: Limits): Generator<BotAnswer> {
  let decisions = 0;
  while (state.outcome === null && state.round <= limits.maxRounds && limits.stop?.(state) !== true) {
    const given = nextAnswer(engine, state, bots);
    const applied = engine.apply(state, given.seat, given.id, given.option);
    if (!applied.ok)
      throw new Error(`option ${given.option} of decision ${given.id} was refused: ${applied.refusal.message}`);
    limits.told?.(given, state);
    if (++decisions > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
    yield given;
  }
}

/** Lets a bot of its own answer for every seat, each from its own view; tells how many answers were given. */
export function playBots(engine: Engine, state: State, seed: string, limits: Limits, make: MakeBot): number {
  let decisions = 0;
  for (const _ of botAnswers(engine, state, botsOf(state, seed, make), limits)) decisions++;
  return decisions;
}
