import { expect, test } from 'vitest';
import { placeBeside } from '../src/ui/popup.ts';

const view = { w: 400, h: 800 };
const sheet = { width: 200, height: 150 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

test('a popup lies below its button, in the middle of it', () => {
  expect(placeBeside(button(180, 100), sheet, view)).toEqual({ left: 100, top: 146 });
});

test('near the foot of the window it lies above', () => {
  expect(placeBeside(button(180, 740), sheet, view)).toEqual({ left: 100, top: 584 });
});

test('it never leaves the window', () => {
  expect(placeBeside(button(360, 100), sheet, view).left).toBe(192);
  expect(placeBeside(button(0, 100), sheet, view).left).toBe(8);
  expect(placeBeside(button(180, 60), { width: 200, height: 900 }, view).top).toBe(8);
});
