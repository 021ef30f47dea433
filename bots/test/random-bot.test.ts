import type { Decision, View } from '@hollow/engine';
import { expect, test } from 'vitest';
import { randomBot } from '../src/index.ts';

const view = {} as View;
const decision: Decision = {
  id: 0,
  seat: 0,
  kind: 'turn',
  prompt: { key: 'ask.turn', args: { who: '', about: '' } },
  options: [{ verb: 'pass' }, { verb: 'ready' }, { verb: 'end' }],
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

test('a random bot seldom does what nobody asks of it, and always at the same times for the same seed', () => {
  const stands = (seed: string): number[] => {
    const bot = randomBot(seed);
    return Array.from({ length: 2000 }, () => bot.stand(view, decision));
  };
  const taken = stands('aside').filter((option) => option >= 0);
  expect(stands('aside')).toEqual(stands('aside'));
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.length).toBeLessThan(100);
  expect(Math.max(...taken)).toBeLessThan(decision.options.length);
});

test('what a random bot is offered beside the question does not change its answers', () => {
  const bot = randomBot('a');
  const beside = Array.from({ length: 300 }, () => {
    bot.stand(view, decision);
    return bot.answer(view, decision);
  });
  expect(beside).toEqual(answers('a'));
});
