import { botAnswers, botsOf, quickBot } from '@hollow/bots';
import { secondEdition, thirdEdition } from '@hollow/content';
import { type Decision, Engine, type Option, type State, type View } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

type Position = Parameters<typeof arrange>[2];

/** A haunt that goes on at the turn of the last of some explorers, with the first of them as the traitor. */
function begun(engine: Engine, explorers: readonly string[], haunt: number, position: Position): State {
  const { state } = engine.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'hands');
  const [traitor = ''] = explorers;
  const { order } = engine.view(state, 'all').position;
  const cards = engine.packs.reduce((sum, pack) => sum + (pack.cards ?? []).length, 0);
  state.turn.who = cards + order.indexOf(explorers.at(-1) ?? '');
  arrange(engine, state, { underway: { haunt, revealer: traitor }, traitor, ...position });
  return state;
}

const askedIn = (engine: Engine, state: State): Decision => must(engine.pending(state)[0], 'a question');

/** What a quick bot answers that has never been asked before. */
function answerIn(engine: Engine, state: State, seed = 'hands'): Option {
  const decision = askedIn(engine, state);
  const bot = quickBot(engine, seed, new Planner(engine));
  return must(decision.options[bot.answer(engine.view(state, decision.seat), decision)], 'an option');
}

/** Zoe has the silver bullets, Ox the Revolver that they are for; what Zoe does. */
function armed(room: string): { readonly engine: Engine; readonly state: State } {
  const engine = new Engine([secondEdition]);
  const state = begun(engine, ['vivian-lopez', 'ox-bellows', 'zoe-ingstrom'], 5, {
    explorers: {
      'vivian-lopez': { side: 'traitor', room: 'basement-landing', statuses: ['werewolf'] },
      'ox-bellows': { room: 'foyer', cards: ['revolver'] },
      'zoe-ingstrom': { room },
    },
    pieces: [{ id: 'bullets', holder: 'zoe-ingstrom' }],
  });
  return { engine, state };
}

test('who has the bullets goes to the friend who has the Revolver, and hands them over', () => {
  const far = armed('grand-staircase');
  const step = answerIn(far.engine, far.state);
  expect([step.verb, 'room' in step ? step.room : '']).toEqual(['move', 'foyer']);
  const { engine, state } = armed('foyer');
  const given = answerIn(engine, state);
  expect(given).toMatchObject({ verb: 'give', to: 'ox-bellows' });
  const decision = askedIn(engine, state);
  const option = decision.options.findIndex((one) => JSON.stringify(one) === JSON.stringify(given));
  engine.apply(state, decision.seat, decision.id, option);
  expect(answerIn(engine, state).verb).toBe('accept');
});

test('whoever opens a trade lays something out, and friends agree to it', () => {
  const haunt = 'third-edition/housekeeping';
  const engine = new Engine([thirdEdition]);
  const { state } = must(playStart(engine, haunt, 4, must(keptStarts()[haunt]?.[4]?.[0], 'a start')), haunt);
  const planner = new Planner(engine);
  let trades = 0;
  const foolish: string[] = [];
  const bots = botsOf(state, 'trading', (seed) => {
    const bot = quickBot(engine, seed, planner);
    const answer = (view: View, decision: Decision): number => {
      const option = bot.answer(view, decision);
      const verb = decision.options[option]?.verb;
      if (verb === 'trade') trades++;
      const nothing = verb === 'done' && !decision.options.some((one) => one.verb === 'take-back');
      if (decision.kind === 'trade' && nothing) foolish.push(`nothing laid out, round ${state.round}`);
      if (verb === 'refuse') foolish.push(`refused, round ${state.round}`);
      return option;
    };
    return { answer, stand: (view, offer) => bot.stand(view, offer) };
  });
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 1 }));
  expect(foolish).toEqual([]);
  expect(trades).toBeLessThan(5);
});
