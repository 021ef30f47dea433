import { BOT_NAMES, type BotName, botAnswers, botsOf, makeBot } from '@hollow/bots';
import type { Engine, State } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';

interface Begun {
  readonly engine: Engine;
  readonly planner: Planner;
  readonly state: State;
}

function begin(haunt: string, players: number): Begun {
  const engine = engineFor(packsBehind(haunt));
  const seed = must(keptStarts()[haunt]?.[players]?.[0], 'a start');
  const { state } = must(playStart(engine, haunt, players, seed), seed);
  return { engine, planner: new Planner(engine), state };
}

const haunts = Object.keys(keptStarts()).filter((_, n) => full || n % 40 === 7);

test.each(haunts)('search bots play %s, and no turn goes on for ever', (haunt) => {
  const { engine, planner, state } = begin(haunt, 4);
  const bots = botsOf(state, 'search', (seed) => makeBot('search', engine, seed, { planner, playouts: 8 }));
  const turns = new Map<number, number>();
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 2 }))
    turns.set(state.turn.n, (turns.get(state.turn.n) ?? 0) + 1);
  expect(Math.max(...turns.values())).toBeLessThan(150);
});

const HIDDEN_ROLES: readonly BotName[] = ['quick', 'light', 'search'];
const asked = [
  ...BOT_NAMES.map((name) => [name, 'second-edition/tick-tick-tick'] as const),
  ...HIDDEN_ROLES.map((name) => [name, 'second-edition/guillotines'] as const),
];

test.each(asked)('a %s bot answers by what it sees in %s, whatever is hidden', (name, haunt) => {
  const { engine, planner, state } = begin(haunt, 4);
  const quick = botsOf(state, 'on', (seed) => makeBot('quick', engine, seed, { planner }));
  let compared = 0;
  for (const _ of botAnswers(engine, state, quick, { maxRounds: state.round + 1 })) {
    const [decision] = engine.pending(state);
    if (decision === undefined || decision.seat < 0 || decision.options.length < 2 || !state.underway) continue;
    const view = engine.view(state, decision.seat);
    const otherwise = engine.sample(view, 'otherwise');
    expect(engine.hash(otherwise)).not.toBe(engine.hash(state));
    const answer = (at: State): number => {
      const bot = makeBot(name, engine, 'the same', { planner, playouts: 8 });
      return bot.answer(engine.view(at, decision.seat), must(engine.pending(at)[0], 'the question'));
    };
    expect(answer(otherwise), `decision ${decision.id}`).toBe(answer(state));
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

test('search bots explore into a haunt, and come to it as ready as quick ones', () => {
  const haunt = 'second-edition/tick-tick-tick';
  const engine = engineFor(packsBehind(haunt));
  const planner = new Planner(engine);
  const ready = (name: BotName): number => {
    const found = must(keptStarts()[haunt]?.[3], 'starts')
      .slice(0, 3)
      .map((seed) => {
        const explorers = (state: State, own: string) =>
          botsOf(state, own, (of) => makeBot(name, engine, of, { planner }));
        return playStart(engine, haunt, 3, seed, explorers)?.state;
      });
    const states = found.flatMap((state) => state ?? []);
    expect(states.length).toBeGreaterThan(0);
    const sums = states.map((state) => [0, 1, 2].reduce((sum, seat) => sum + planner.readiness(state, seat), 0));
    return sums.reduce((sum, x) => sum + x, 0) / states.length;
  };
  expect(ready('search')).toBeGreaterThan(ready('quick') - 1);
});
