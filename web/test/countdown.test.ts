import { describe, expect, test } from 'vitest';
import { timeLeft } from '../src/table/strip/countdown.ts';

describe('the time that is left', () => {
  test('is told to the second in the last hour', () => {
    expect(timeLeft(3_599_000)).toEqual({ kind: 'clock', text: '59:59' });
    expect(timeLeft(61_001)).toEqual({ kind: 'clock', text: '1:02' });
    expect(timeLeft(500)).toEqual({ kind: 'clock', text: '0:01' });
  });
  test('is told in hours and days before that', () => {
    expect(timeLeft(3_600_000)).toEqual({ kind: 'span', n: 1, unit: 'hour' });
    expect(timeLeft(47 * 3_600_000)).toEqual({ kind: 'span', n: 47, unit: 'hour' });
    expect(timeLeft(72 * 3_600_000 - 5000)).toEqual({ kind: 'span', n: 3, unit: 'day' });
    expect(timeLeft(72 * 3_600_000)).toEqual({ kind: 'span', n: 3, unit: 'day' });
  });
  test('never runs below nothing', () => {
    expect(timeLeft(-5000)).toEqual({ kind: 'clock', text: '0:00' });
  });
});
