import type { Decision, View } from '@hollow/engine';
import { expect, test } from 'vitest';
import { randomBot } from './index.ts';

const view = {} as View;
const decision: Decision = {
  id: 0,
  seat: 0,
  kind: 'turn',
  prompt: { key: 'ask.turn', args: {} },
  options: ['a', 'b', 'c'].map((verb) => ({ verb })),
};
const answers = (seed: string): number[] => {
  const bot = randomBot(seed);
  return Array.from({ length: 300 }, () => bot.answer(view, decision));
};

test('a random bot gives the same answers for the same seed, and others for another', () => {
  expect(answers('a')).toEqual(answers('a'));
  expect(answers('a')).not.toEqual(answers('b'));
});

test('a random bot takes every option about as often', () => {
  const all = answers('even');
  for (const option of [0, 1, 2]) expect(all.filter((x) => x === option).length).toBeGreaterThan(70);
});
