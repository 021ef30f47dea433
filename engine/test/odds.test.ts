import { expect, test } from 'vitest';
import { Engine } from '../src/index.ts';
import { testHouse } from './test-house/index.ts';

const p = new Engine([testHouse]).program({});
const { faces, maxDice } = p.edition;
const { odds } = p;

/** Every way n dice can fall. */
const falls = (n: number): number[] => (n === 0 ? [0] : falls(n - 1).flatMap((sum) => faces.map((face) => sum + face)));
const share = (list: readonly number[], holds: (sum: number) => boolean): number =>
  list.filter(holds).length / list.length;

test('the odds of a roll are those of every way the dice can fall', () => {
  for (const n of [0, 1, 2, 4]) {
    for (const least of [0, 1, 3, 5, 13])
      expect(odds.atLeast(n, least)).toBeCloseTo(
        share(falls(n), (sum) => sum >= least),
        10,
      );
    expect(odds.between(n, 2, 4)).toBeCloseTo(
      share(falls(n), (sum) => sum >= 2 && sum <= 4),
      10,
    );
  }
});

test('nobody rolls more dice than the edition has', () => {
  expect(odds.atLeast(50, 6)).toBe(odds.atLeast(maxDice, 6));
});

test('the odds of an attack are those of every way both handfuls can fall', () => {
  const margins = falls(3).flatMap((attack) => falls(2).map((defence) => attack - defence));
  const fight = odds.fight(3, 2);
  expect(fight.win).toBeCloseTo(
    share(margins, (m) => m > 0),
    10,
  );
  expect(fight.byTwo).toBeCloseTo(
    share(margins, (m) => m > 1),
    10,
  );
  expect(fight.lose).toBeCloseTo(
    share(margins, (m) => m < 0),
    10,
  );
  expect(fight.dealt).toBeCloseTo(margins.reduce((sum, m) => sum + Math.max(0, m), 0) / margins.length, 10);
});
