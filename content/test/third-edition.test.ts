import { thirdEdition } from '@hollow/content';
import { Engine, type Setup } from '@hollow/engine';
import { checkCopies, checkOptions, checkSaves, checkSecrecy, checkVariety } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';

/** The kit over the third edition until the haunt: a slice here, more in the full run. Its haunts are among all in the tests of haunts. */
const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([thirdEdition]);
const BUDGET = { rounds: 60, answers: 6000, every: full ? 1 : 7, samples: 600 };
const GAMES = Array.from({ length: full ? 40 : 2 }, (_, i) => i);

describe.each([3, 4, 5, 6])('%i players', (n) => {
  const setup = (i: number): Setup => ({
    seats: Array.from({ length: n }, () => ({})),
    stopAtHaunt: true,
    preset: i % 2 === 0 ? 'third-edition' : 'pl',
  });

  test.each(GAMES)(
    'options are legal, copies are the game, and nobody learns what he may not know (game %i)',
    (i) => {
      checkOptions(engine, setup(i), `options ${n} ${i}`, BUDGET);
      checkCopies(engine, setup(i), `copies ${n} ${i}`, BUDGET);
      checkSecrecy(engine, setup(i), `secrets ${n} ${i}`, { ...BUDGET, every: full ? 1 : 25 });
    },
    3_600_000,
  );

  test('a game is saved in the middle of everything, and what is hidden may be anything', () => {
    checkSaves(engine, setup(0), `saves ${n}`, BUDGET);
    checkVariety(engine, setup(0), `varied ${n}`, { ...BUDGET, every: full ? 40 : 150 });
  }, 3_600_000);
});

test('the box holds what the book says', () => {
  const { explorers = [], rooms = [], cards = [], scenarios = [], haunts = [] } = thirdEdition;
  const inDeck = (deck: string): number => cards.filter((card) => card.deck === deck).length;
  expect([inDeck('omen'), inDeck('item'), inDeck('event')]).toEqual([9, 22, 43]);
  expect(rooms.filter(({ start }) => start === undefined)).toHaveLength(42);
  expect([explorers.length, scenarios.length, haunts.length]).toEqual([12, 5, 50]);
  const named = scenarios.flatMap((scenario) => Object.values(scenario.haunts));
  expect(new Set(named).size).toBe(45);
});
