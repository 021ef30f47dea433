import { type Bot, type BotAnswer, choicesOf, playAtRandom, playBots, quickBot, randomBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine, picker, type State } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import type { Judge } from '@hollow/planner';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../src/packs/words.ts';
import { Table } from '../src/terminal/table.ts';
import { ThingIndex } from '../src/terminal/things.ts';
import { must } from './must.ts';

const packs = [secondEdition];
const engine = new Engine(packs);

/** The haunt with a hidden traitor has begun, and somebody else than the traitor is at turn. */
function hidden(seed: string): { readonly state: State; readonly traitor: number } {
  const { state } = engine.create({ seats: [{}, {}, {}] }, seed);
  beginHaunt(engine, state, 34, state.turn.who);
  while (state.question?.kind === 'ready') engine.apply(state, state.question.seat, state.question.id, 0);
  return { state, traitor: must(state.controller[state.sides.indexOf(1)], 'the traitor') };
}

/** Ends turns until it is not the traitor's. */
function notTheTraitors(state: State, traitor: number): void {
  while (state.question?.seat === traitor) {
    const { options } = must(engine.pending(state)[0], 'an open question');
    const end = options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, traitor, state.question.id, end < 0 ? 0 : end);
  }
}

describe('what stands beside the question', () => {
  test('is taken now and then in random play, and always in the same games', () => {
    const besides = (): BotAnswer[] =>
      Array.from({ length: 30 }, (_, game) => {
        const { state } = hidden(`beside ${game}`);
        const told: BotAnswer[] = [];
        playAtRandom(engine, state, choicesOf(`beside ${game}`), {
          maxRounds: 20,
          told: (answer) => told.push(answer),
        });
        return told.filter(({ id }) => id < 0);
      }).flat();
    const found = besides();
    expect(found.length).toBeGreaterThan(0);
    expect(besides()).toEqual(found);
  });

  test('is taken by a bot that wants it, whoever is asked', () => {
    const eager = (seed: string): Bot => ({ ...randomBot(seed), stand: () => 0 });
    const { state, traitor } = hidden('eager');
    notTheTraitors(state, traitor);
    const told: BotAnswer[] = [];
    playBots(
      engine,
      state,
      'eager',
      { maxRounds: 30, stop: () => told.length === 1, told: (a) => told.push(a) },
      eager,
    );
    expect(told[0]).toMatchObject({ seat: traitor, option: 0 });
    expect(state.shown[state.controller.indexOf(traitor)]).toBe(1);
  });

  test('is weighed by a quick bot, which steps out for a gain alone', () => {
    const { state, traitor } = hidden('quick');
    notTheTraitors(state, traitor);
    const view = engine.view(state, traitor);
    const offer = must(view.standing[0], 'an offer beside the question');
    const twice = [1, 2].map(() => quickBot(engine, 'quick').stand(view, offer));
    expect(twice[0]).toBe(twice[1]);
    expect([-1, 0]).toContain(twice[0]);
    /** Another opinion of positions. */
    const judging = (potential: (state: State) => number): Judge => ({
      potential,
      stepsLeft: () => 0,
      errand: () => [],
      hurtsIn: () => false,
    });
    const shown = (now: State): number => now.shown.filter((x) => x === 1).length;
    const stands = (judge: Judge): number => quickBot(engine, 'quick', judge).stand(view, offer);
    expect(stands(judging(shown))).toBe(0);
    expect(stands(judging(() => 1))).toBe(-1);
    expect(stands(judging((now) => -shown(now)))).toBe(-1);
  });
});

/** Turns in which the person at seat 0 is offered to step out; the third time it is taken. */
function offered(seed: string): { readonly turns: readonly number[]; readonly log: readonly string[] } {
  const words = wordsIn('en', packs);
  const setup = { seats: [{}, {}, {}], haunts: [34] };
  const table = new Table(engine, words, new ThingIndex(packs, words), setup, seed, 0);
  const pick = picker(seed);
  const turns: number[] = [];
  for (let decision = table.nextQuestion(); decision !== null && turns.length < 3; decision = table.nextQuestion()) {
    const beside = decision.kind === 'standing';
    const leave = decision.options.findIndex(({ verb }) => verb === 'pass');
    // On their own turn the traitor keeps quiet.
    const quiet = decision.options.flatMap((option, i) =>
      option.verb === 'offer' && option.rule.endsWith('show-yourself') ? [] : [i],
    );
    if (beside) turns.push(table.view.position.turn.n);
    const aside = turns.length === 3 ? 0 : leave;
    table.answer(decision, beside ? aside : must(quiet[pick(quiet.length)], 'a quiet answer'));
  }
  return { turns, log: table.log };
}

test('in the terminal the person is asked once in every turn of others, and may leave it', () => {
  // Who is dealt the traitor's number is chance.
  let played = offered('terminal 0');
  for (let game = 1; game < 12 && played.turns.length < 3; game++) played = offered(`terminal ${game}`);
  expect(new Set(played.turns).size).toBe(3);
  expect(played.log.some((line) => line.includes('is revealed as '))).toBe(true);
});
