import { expect, test } from 'vitest';
import { fitMarks, spreadOut } from '../src/pages/end/spread.ts';

const gaps = (points: readonly number[]): number[] => points.slice(1).map((point, i) => point - (points[i] ?? 0));
const least = (points: readonly number[]): number => Math.min(...gaps(points));

test('points that lie far enough apart stay where they are', () => {
  expect(spreadOut([0.1, 0.4, 1], 0.1)).toEqual([0.1, 0.4, 1]);
});

test('points that would lie on each other make way, in their order and within the line', () => {
  const spread = spreadOut([0.1, 0.11, 0.12, 0.97, 0.99, 1], 0.05);
  expect(least(spread)).toBeCloseTo(0.05);
  expect(spread[0]).toBe(0.1);
  expect(spread.at(-1)).toBe(1);
});

test('where the line is too short for all of them they share it', () => {
  const spread = spreadOut([0, 0, 0.5, 1, 1], 0.4);
  expect(spread.every((point) => point >= 0 && point <= 1)).toBe(true);
  expect(least(spread)).toBeCloseTo(0.25);
});

test('where there is no room for all, what matters less is left out, and the order stays', () => {
  const points = (['drawn', 'drawn', 'haunt', 'drawn', 'death', 'deed', 'end'] as const).map((kind) => ({ kind }));
  expect(fitMarks(points, 0.3).map(({ kind }) => kind)).toEqual(['haunt', 'death', 'deed', 'end']);
  expect(fitMarks(points, 0.1)).toEqual(points);
});
