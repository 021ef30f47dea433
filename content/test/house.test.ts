import { secondEdition } from '@hollow/content';
import { Engine, type Setup } from '@hollow/engine';
import {
  checkCopies,
  checkOptions,
  checkSaves,
  checkSecrecy,
  checkSecrecyOnce,
  checkVariety,
} from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { must } from './must.ts';

/** The kit over the second edition: a slice here, the figures of docs/evidence in the full run. */
const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
const seats = (n: number): Setup => ({ seats: Array.from({ length: n }, () => ({})), stopAtHaunt: true });
const PRESETS = ['second-edition', 'ru', 'de', 'it', 'zh'];
const BUDGET = { rounds: 60, answers: 6000, every: full ? 1 : 7, samples: 600 };
const GAMES = full ? 40 : 2;
/** Games for each number of players of which at least one decision is looked at. */
const MANY = full ? 400 : 12;

describe.each([2, 3, 4, 5, 6])('%i players', (n) => {
  const setup = (i: number): Setup => ({ ...seats(n), preset: must(PRESETS[i % PRESETS.length], 'a preset') });
  const games = Array.from({ length: GAMES }, (_, i) => i);

  test.each(games)(
    'options are legal and unique, bad answers change nothing (game %i)',
    (i) => {
      checkOptions(engine, setup(i), `options ${n} ${i}`, BUDGET);
    },
    3_600_000,
  );

  test.each(games)(
    'clone, JSON round trip and replay are the game (game %i)',
    (i) => {
      checkCopies(engine, setup(i), `copies ${n} ${i}`, BUDGET);
    },
    3_600_000,
  );

  test.each(games)(
    'nobody learns what he may not know (game %i)',
    (i) => {
      checkSecrecy(engine, setup(i), `secrets ${n} ${i}`, { ...BUDGET, every: full ? 1 : 25 });
    },
    3_600_000,
  );

  test('nor at any one decision of many other games', () => {
    for (let i = GAMES; i < MANY; i++)
      checkSecrecyOnce(engine, setup(i), `secrets ${n} ${i}`, { ...BUDGET, samples: 1 });
  }, 3_600_000);

  test('what is hidden may be anything that it can be', () => {
    checkVariety(engine, setup(0), `varied ${n}`, { ...BUDGET, every: full ? 40 : 150 });
  }, 3_600_000);
});

test('a game is saved and loaded in the middle of its cards and goes on the same', () => {
  const cards = new Set<string>();
  for (let i = 0; i < (full ? 600 : 8); i++)
    for (const id of checkSaves(engine, seats(3 + (i % 4)), `save ${i}`, BUDGET).cards) cards.add(id);
  expect(cards.size).toBeGreaterThan(full ? 45 : 15);
}, 3_600_000);
