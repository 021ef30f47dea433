import { expect, test } from 'vitest';
import { Presses } from '../src/moments/unmeant.ts';

test('a press that began before a question was there, or in the moment in which it came, is not meant for it', () => {
  const presses = new Presses();
  presses.begin('pointer', 900);
  presses.begin('Space', 1100);
  expect(presses.isUnmeant('pointer')).toBe(false);
  presses.ask(1000);
  expect(presses.isUnmeant('pointer')).toBe(true);
  expect(presses.isUnmeant('Space')).toBe(true);
  // However long it is held.
  presses.begin('KeyE', 1290);
  expect(presses.isUnmeant('KeyE')).toBe(true);
  presses.begin('KeyE', 1300);
  presses.begin('pointer', 2000);
  expect([presses.isUnmeant('KeyE'), presses.isUnmeant('pointer'), presses.isUnmeant('KeyA')]).toEqual([
    false,
    false,
    false,
  ]);
});
