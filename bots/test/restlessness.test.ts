import type { Option, State, TraitId } from '@hollow/engine';
import type { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { likeliestAnswer, plainAnswer } from '../src/plain-answer.ts';
import { Restlessness } from '../src/restlessness.ts';

const WHO = 7;

/** So many turns that are about the same, with the goal as far along as is told; after each so many turns to go. */
function after(grades: readonly number[], turnsToGo: readonly number[]): Restlessness {
  let grade = 0;
  const planner = { grades: () => [{ side: 'heroes', grade }] } as unknown as Planner;
  const restlessness = new Restlessness(planner);
  for (const [n, now] of grades.entries()) {
    grade = now;
    restlessness.begin({} as State, WHO);
    restlessness.setOut(WHO, 'deed dig', turnsToGo[n] ?? 0);
  }
  return restlessness;
}

const same = (n: number, times: number): number[] => Array.from({ length: times }, () => n);

test('who tries the same in vain grows tired of it, and bold', () => {
  expect(after(same(0.2, 2), []).tedium(WHO, 'deed dig')).toBe(0);
  const tired = after(same(0.2, 9), []);
  expect(tired.tedium(WHO, 'deed dig')).toBeGreaterThan(1);
  expect(tired.tedium(WHO, 'door 3')).toBe(0);
  expect(tired.caution(WHO)).toBeLessThan(0.3);
});

test('when a goal comes nearer, everybody begins anew', () => {
  const anew = after([...same(0.2, 9), 0.4], []);
  expect(anew.tedium(WHO, 'deed dig')).toBe(0);
  expect(anew.caution(WHO)).toBe(1);
});

test('a long way is gone to its end: nobody tires of it as long as it leads nearer', () => {
  expect(after(same(0.2, 6), [6, 5, 4, 3, 2, 1]).tedium(WHO, 'deed dig')).toBeLessThan(0);
  expect(after(same(0.2, 6), [2, 1, 2, 1, 2, 1]).tedium(WHO, 'deed dig')).toBeGreaterThan(0);
});

test('nobody puts back what they have bent down for', () => {
  const options = (...verbs: string[]) => verbs.map((verb) => ({ verb }));
  expect(plainAnswer('pick-up', options('thing', 'take-back', 'done'))).toBe(0);
  expect(plainAnswer('pick-up', options('take-back', 'done'))).toBe(1);
  expect(plainAnswer('drop', options('thing', 'take-back', 'done'))).toBe(2);
  expect(plainAnswer('drop', options('thing', 'done')), 'what to lay down is worth a thought').toBe(-1);
  expect(plainAnswer('turn', options('move', 'end'))).toBe(-1);
});

test('who is told every chance takes the best one', () => {
  const withTrait = (trait: string, chance: number): Option => ({
    verb: 'trait',
    trait: trait as TraitId,
    need: 5,
    chance,
  });
  expect(likeliestAnswer([withTrait('might', 0), withTrait('knowledge', 0.4), withTrait('sanity', 0.1)])).toBe(1);
  expect(likeliestAnswer([withTrait('might', 0), { verb: 'end' }]), 'where one tells none, it is tried').toBe(-1);
  const stakes = { trait: 'might' as TraitId, dice: 4, against: 4, chance: 0.4, risk: 0.4 };
  expect(
    likeliestAnswer([
      { verb: 'bare', ...stakes },
      { verb: 'bare', ...stakes, risk: 0.1 },
    ]),
  ).toBe(1);
});
