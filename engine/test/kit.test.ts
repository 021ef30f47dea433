import { describe, expect, test } from 'vitest';
import type { Setup } from '../src/contract/setup.ts';
import { Engine } from '../src/game/engine.ts';
import { checkCopies, checkSaves } from '../src/kit/copies.ts';
import { checkCoverage } from '../src/kit/coverage.ts';
import { difference, KitError } from '../src/kit/failure.ts';
import { checkOptions } from '../src/kit/options.ts';
import { checkSecrecy } from '../src/kit/secrecy.ts';
import { checkVariety } from '../src/kit/variety.ts';
import { type Budget, walkGame } from '../src/kit/walk.ts';
import { must } from './must.ts';
import { contrary, testHouse, threeSeats, twoSeats } from './test-house/index.ts';

const SETUPS: Readonly<Record<string, Setup>> = {
  'three seats': threeSeats,
  'two seats with two explorers each': twoSeats,
  'five seats': { seats: [{}, {}, {}, {}, {}] },
  'every switch turned': contrary,
  'real dice': { ...threeSeats, dice: 'typed' },
};
const BUDGET: Budget = { rounds: 40, answers: 4000, every: 3, samples: 800 };
const FULL = process.env.HOLLOW_TEST === 'full';
const SEEDS = ['one', 'two', 'three'];
/** One game for each law at each table; all three in the full run. */
const GAMES = FULL ? SEEDS : ['two'];

const engine = new Engine([testHouse]);

describe.each(Object.entries(SETUPS))('with %s', (_, setup) => {
  test.each(GAMES)('every option is taken, none stands there twice, bad answers change nothing (%s)', (seed) => {
    checkOptions(engine, setup, seed, { ...BUDGET, every: 1 });
  });

  test.each(GAMES)('clone, JSON round trip and replay are the game (%s)', (seed) => {
    checkCopies(engine, setup, seed, { ...BUDGET, every: 1 });
  });

  test.each(GAMES)('nobody learns what he may not know (%s)', (seed) => {
    checkSecrecy(engine, setup, seed, { ...BUDGET, every: 4 });
  });

  test('what is hidden may be anything that it can be', () => {
    checkVariety(engine, setup, 'varied', { ...BUDGET, every: 30 });
  });
});

test('a game is saved and loaded in the middle of every card that asks, and goes on the same', () => {
  const cards = new Set<string>();
  for (const setup of Object.values(SETUPS))
    for (let i = 0; i < 12; i++) for (const id of checkSaves(engine, setup, `save ${i}`, BUDGET).cards) cards.add(id);
  const asks = ['riddle', 'draught', 'wormhole', 'new-wing', 'dull-thud', 'growth', 'nimble-fingers', 'brawl', 'vote'];
  const more = ['swoon', 'chorus', 'buried', 'wax', 'looking-glass', 'raven', 'second-breath', 'certain-feather'];
  expect([...asks, ...more].filter((id) => !cards.has(id))).toEqual([]);
});

test('random play reaches every operation of the house but those listed', () => {
  const cover = new Uint32Array(4000);
  const watched = new Engine([testHouse], { cover });
  for (const setup of Object.values(SETUPS))
    for (let i = 0; i < (FULL ? 120 : 80); i++) walkGame(watched, setup, `wander ${i}`, { ...BUDGET, every: 1000 });
  checkCoverage(watched.program({}), cover, BEYOND_CHANCE);
});

/** A room with four doors has corners, so a wall is always found; things are given one by one here; and the game ends where the haunt begins, so nobody dies and no monster acts. */
const BEYOND_CHANCE = [
  'cards/dull-thud/draw/0:ask/none/0:say',
  'core/die/0:die',
  'core/act/0:act',
  'core/show/0:show',
  'core/trade-things/0:trade-things',
];

describe('the kit notices', () => {
  const failing = (packs: ConstructorParameters<typeof Engine>[0], check: typeof checkOptions): string => {
    try {
      for (const seed of SEEDS) check(new Engine(packs), threeSeats, seed, BUDGET);
    } catch (error) {
      if (error instanceof KitError) return error.message;
      throw error;
    }
    return '';
  };
  const flow = testHouse.edition?.flow ?? [];
  const withFlow = (ops: typeof flow) =>
    testHouse.edition === undefined ? [] : [{ ...testHouse, edition: { ...testHouse.edition, flow: ops } }];

  test('content that runs in circles', () => {
    const message = failing(withFlow([{ op: 'loop', do: [] } as (typeof flow)[number]]), checkOptions);
    expect(message).toMatch(/^step-budget: seed “one”: step budget: flow\/0:loop/);
  });

  test('a game that comes to an end without an outcome', () => {
    expect(failing(withFlow([{ op: 'say', key: 'end' } as (typeof flow)[number]]), checkOptions)).toMatch(
      /^runs: seed “one”: the flow/,
    );
  });

  test('a game that never ends', () => {
    expect(() => walkGame(engine, threeSeats, 'one', { ...BUDGET, answers: 5 })).toThrow(/^ends: seed “one”, answer 5/);
  });

  test('an operation that never ran, and one that is excepted but ran', () => {
    const p = engine.program({});
    const cover = new Uint32Array(4000).fill(1);
    expect(() => checkCoverage(p, cover, ['flow/0:loop'])).toThrow(/^coverage: flow\/0:loop: is excepted/);
    const idle = must(p.nodes[3], 'an operation');
    cover[idle.id] = 0;
    expect(() => checkCoverage(p, cover)).toThrow(`coverage: ${idle.path}: never ran`);
  });

  test('where two values differ, and that fields stand in another order', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3');
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toMatch(/another order/);
    expect(difference({ a: 1 }, { a: 1, b: 0 })).toBe('b: nothing against 0');
    expect(difference([1, 2], [1, 2])).toBeNull();
  });
});
