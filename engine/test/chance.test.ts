import { expect, test } from 'vitest';
import { dice, roll, shuffle } from '../src/builders/index.ts';
import type { Setup } from '../src/contract/setup.ts';
import { Engine } from '../src/game/engine.ts';
import { findOption } from '../src/kit/answers.ts';
import { runEffect } from '../src/kit/intervene.ts';
import { sayAnswer } from '../src/kit/say-answer.ts';
import { walkGame } from '../src/kit/walk.ts';
import type { Chance } from '../src/state/chance.ts';
import { Table } from './table.ts';
import { contrary, testHouse, threeSeats, twoSeats } from './test-house/index.ts';

/** The highest face, the last of those to pick from, the pile upside down. */
const strange: Chance = {
  dice: (thrown) => thrown.map(() => 2),
  pick: (names) => names.length - 1,
  mix: (names) => [...names.keys()].reverse(),
};

test('whoever has the last word on chance decides the dice that are thrown', () => {
  const table = new Table({
    setup: { dice: 'seed' },
    effects: { test: [roll(dice(4))] },
    probe: { chance: strange },
  });
  const rolls = runEffect(table.engine, table.state, 'test', table.state.turn.who)
    .map((event) => table.engine.seen(event, 'all'))
    .filter((event) => event.type === 'roll')
    .map(({ faces }) => faces);
  expect(rolls).toEqual([[2, 2, 2, 2]]);
});

test('the same position with other chance to come differs in nothing else, and is the same for the same seed', () => {
  const { engine, state } = new Table({ setup: { dice: 'seed' }, effects: { test: [roll(dice(8))] } });
  const thrown = (from: typeof state): string =>
    JSON.stringify(runEffect(engine, from, 'test', from.turn.who).map((event) => engine.seen(event, 'all')));
  const before = engine.hash(state);
  const [one, same, other] = ['one', 'one', 'other'].map((seed) => engine.withOtherChance(state, seed));
  if (one === undefined || same === undefined || other === undefined) throw new Error('three seeds');
  expect({ ...one, rng: state.rng }).toEqual(state);
  expect(thrown(one)).toBe(thrown(same));
  expect(thrown(other)).not.toBe(thrown(engine.withOtherChance(state, 'one')));
  expect(engine.hash(state)).toBe(before);
});

test('a pile that is mixed lies as the one with the last word wants it', () => {
  const mixed: (readonly string[])[] = [];
  const chance: Chance = {
    ...strange,
    mix: (names) => {
      mixed.push([...names].sort());
      return [...names.keys()].sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1));
    },
  };
  const table = new Table({ effects: { test: [shuffle('rooms')] }, probe: { chance } });
  runEffect(table.engine, table.state, 'test', table.state.turn.who);
  const { top } = table.engine.view(table.state, 'all').position.stacks.rooms;
  expect(mixed).toEqual([top]);
});

const SETUPS: Readonly<Record<string, Setup>> = { threeSeats, twoSeats, contrary };

test.each(Object.entries(SETUPS))('every option can be said as a script says it (%s)', (_, setup) => {
  const engine = new Engine([testHouse]);
  let said = 0;
  const budget = { rounds: 40, answers: 4000, every: 1, samples: 4000 };
  for (const seed of ['said', 'said again', 'said once more'])
    walkGame(engine, setup, seed, budget, ({ decision }) => {
      decision.options.forEach((_option, at) => {
        const [word, value] = sayAnswer(decision.options, at);
        // As it comes back from a file.
        expect(findOption(decision.options, word, JSON.parse(JSON.stringify(value)))).toBe(at);
        said++;
      });
    });
  expect(said).toBeGreaterThan(200);
});
