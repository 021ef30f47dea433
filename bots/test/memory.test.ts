import type { Option, State, View } from '@hollow/engine';
import { expect, test } from 'vitest';
import { Memory } from '../src/memory.ts';

/** A turn of character 7, who stands in room 1 of a house of two rooms. */
const turn = (n: number): State =>
  ({
    turn: { n, who: 7, attacks: 0 },
    things: { place: [0, 0, 0, 0, 0, 0, 0, 1], part: [], flags: [] },
    rooms: { floor: [0, 1], next: [] },
    steps: [],
    vars: {},
    usedThisTurn: [],
  }) as unknown as State;

/** So many turns, after each of which so many steps are left. */
function after(...left: number[]): Memory {
  const memory = new Memory();
  for (const [n, steps] of left.entries()) memory.observe({ known: turn(n) } as View, turn(n), true, () => steps);
  return memory;
}

test('who comes no nearer to the goal for many turns loses caution, and gets it back with the first step', () => {
  const still = after(...Array.from({ length: 12 }, () => 3));
  expect(after(3, 3, 3).caution(7)).toBe(1);
  expect(still.caution(7)).toBeLessThan(0.2);
  expect(still.turnsBegunLike(turn(12), 7)).toBe(12);
  still.observe({ known: turn(12) } as View, turn(12), true, () => 2);
  expect(still.caution(7)).toBe(1);
  expect(still.turnsBegunLike(turn(12), 7)).toBe(1);
});

test('before the haunt nobody loses caution', () => {
  expect(after(...Array.from({ length: 12 }, () => Number.POSITIVE_INFINITY)).caution(7)).toBe(1);
});

test('turns in a row in which nothing was done cost more and more to end, and nothing after something was done', () => {
  const memory = after(3);
  const first = memory.costOfEnding(7);
  memory.remember({ verb: 'end' }, true, 7, '');
  memory.observe({ known: turn(1) } as View, turn(1), true, () => 3);
  expect(first).toBeGreaterThan(0);
  expect(memory.costOfEnding(7)).toBeGreaterThan(first);
  const step: Option = { verb: 'move', room: 'foyer', cost: 1, side: 'N' };
  memory.remember(step, true, 7, '');
  expect(memory.costOfEnding(7)).toBe(0);
  expect(memory.timesTaken(step)).toBe(1);
});

test('what a thing has done it would undo where one fared like that before it was used, however many turns ago', () => {
  const memory = after(3);
  const mask: Option = { verb: 'offer', rule: 'cards/mask/try', about: 'mask' };
  expect(memory.wouldUndo(mask, '3,4')).toBe(false);
  memory.remember(mask, true, 7, '3,4');
  memory.observe({ known: turn(1) } as View, turn(1), true, () => 3);
  expect(memory.wouldUndo(mask, '3,4')).toBe(true);
  expect(memory.wouldUndo(mask, '5,2')).toBe(false);
  expect(memory.wouldUndo({ ...mask, about: 'bottle' }, '3,4')).toBe(false);
});
