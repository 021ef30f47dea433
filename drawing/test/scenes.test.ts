import { secondEdition } from '@hollow/content';
import { expect, test } from 'vitest';
import { DRAWN_HAUNTS, inTheDoor } from '../src/scenes/haunts.ts';

const numbers = (secondEdition.haunts ?? []).filter(({ wins }) => wins !== undefined).map(({ number }) => number);

test('every haunt that can be played has a picture of its own in the door', () => {
  expect(numbers.length).toBeGreaterThan(15);
  expect(numbers.filter((number) => !DRAWN_HAUNTS.includes(number))).toEqual([]);
  const pictures = numbers.map((number) => inTheDoor(number, 'stranger'));
  expect(new Set(pictures).size).toBe(numbers.length);
  for (const picture of pictures) expect(picture).not.toMatch(/undefined|NaN/);
});

test('a haunt that nobody has drawn shows the figure that fits it', () => {
  expect(inTheDoor(-1, 'hooded')).not.toBe(inTheDoor(-1, 'beast'));
});
