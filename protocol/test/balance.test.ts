import { describe, expect, test } from 'vitest';
import {
  type BalanceCell,
  causeOf,
  fairnessOf,
  heroesWithin,
  isSure,
  shareWithin,
  skillOf,
  sumOfCells,
} from '../src/balance.ts';

const cell = (players: number, heroes: number, traitor: number, more: Partial<BalanceCell> = {}): BalanceCell => ({
  players,
  games: heroes + traitor + (more.nobody ?? 0) + (more.capped ?? 0),
  heroes,
  traitor,
  nobody: 0,
  capped: 0,
  rounds: 10 * (heroes + traitor),
  explorers: players * (heroes + traitor),
  deaths: heroes + traitor,
  traitorDied: 0,
  how: { heroes, traitor },
  randomHeroes: { games: heroes + traitor, heroes: 0 },
  randomTraitor: { games: heroes + traitor, heroes: heroes + traitor },
  ...more,
});

test('an interval holds the share, is wide after few games and narrow after many', () => {
  const [few, many] = [shareWithin(2, 4), shareWithin(200, 400)];
  expect(few).toMatchObject({ share: 0.5 });
  expect(few.low).toBeCloseTo(0.15, 2);
  expect(few.high).toBeCloseTo(0.85, 2);
  expect(many.high - many.low).toBeLessThan(0.1);
  expect(shareWithin(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
});

test('games without a winner or an end count half', () => {
  expect(heroesWithin(cell(3, 1, 1, { nobody: 1, capped: 1 })).share).toBe(0.5);
});

describe('a haunt', () => {
  test('is fair from a quarter to three quarters, and nothing is said of it after a few games', () => {
    expect(fairnessOf('sides', [cell(3, 2, 2), cell(4, 2, 2)])).toBe('fair');
    expect(fairnessOf('sides', [cell(3, 0, 4), cell(4, 1, 3)])).toBe('traitor');
    expect(fairnessOf('together', [cell(3, 8, 0)])).toBe('heroes');
    expect(fairnessOf('sides', [cell(3, 2, 1)])).toBe('unknown');
    expect(fairnessOf('each', [cell(3, 9, 0)])).toBe('alone');
  });

  test('is called so for sure only where the whole interval says so', () => {
    expect(isSure('fair', [cell(3, 4, 4)])).toBe(false);
    expect(isSure('fair', [cell(3, 100, 100)])).toBe(true);
    expect(isSure('traitor', [cell(3, 0, 4)])).toBe(false);
    expect(isSure('traitor', [cell(3, 0, 40)])).toBe(true);
    expect(isSure('heroes', [cell(3, 40, 0)])).toBe(true);
  });

  test('is added up over all numbers of players', () => {
    const sum = sumOfCells([cell(3, 2, 1), cell(4, 1, 4, { how: { traitor: 4, 'all-dead': 1 } })]);
    expect(sum).toMatchObject({ games: 8, heroes: 3, traitor: 5, how: { heroes: 2, traitor: 5, 'all-dead': 1 } });
  });

  test('tells how much of it is the bots', () => {
    const { heroes, traitor } = skillOf([cell(3, 5, 5)]);
    expect([heroes, traitor]).toEqual([0.5, 0.5]);
  });

  test('says nothing of the bots where nobody has played at random', () => {
    const none = { games: 0, heroes: 0 };
    const cells = [cell(3, 0, 10, { randomHeroes: none, randomTraitor: none })];
    expect(skillOf(cells)).toEqual({ heroes: null, traitor: null });
    expect(causeOf('traitor', cells)).toBe('goal');
  });

  test.each([
    ['endless', cell(3, 0, 6, { capped: 3 })],
    ['deaths', cell(3, 0, 9, { deaths: 25 })],
    ['short', cell(3, 0, 9, { rounds: 18 })],
    ['skill', cell(3, 0, 9)],
    ['goal', cell(3, 1, 9, { randomHeroes: { games: 10, heroes: 0 } })],
    ['killed', cell(3, 9, 0, { traitorDied: 8 })],
    ['easy', cell(3, 9, 0, { randomTraitor: { games: 9, heroes: 18 } })],
  ] as const)('that is unfair is named with its likely cause: %s', (cause, one) => {
    expect(causeOf(fairnessOf('sides', [one]), [one])).toBe(cause);
  });

  test('that is fair has no cause to name', () => {
    expect(causeOf('fair', [cell(3, 5, 5)])).toBeNull();
  });
});
