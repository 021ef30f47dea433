import type { Decision } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { facesOf, handfulOf } from '../src/table/prompts/handful.ts';

const dice = {
  options: [
    [2, 2],
    [1, 2],
    [1, 1],
    [0, 2],
    [0, 1],
    [0, 0],
  ].map((faces) => ({ verb: 'dice', faces })),
} as unknown as Decision;

describe('Dice that people roll', () => {
  test('are as many as the handfuls, with all their faces', () => {
    expect(handfulOf(dice)).toEqual({ count: 2, faces: [0, 1, 2] });
  });

  test('may be named in any order', () => {
    expect(facesOf(dice, [2, 1])).toBe(1);
    expect(facesOf(dice, [1, 2])).toBe(1);
  });

  test('are complete or nothing', () => {
    expect(facesOf(dice, [2])).toBeNull();
    expect(facesOf(dice, [])).toBeNull();
  });
});
