import { describe, expect, test } from 'vitest';
import { isOwn, readingsAt } from '../src/rulebook/readings.ts';

describe('the readings of a table', () => {
  test('are its own where they are not the recommended ones', () => {
    const readings = readingsAt({ preset: 'second-edition', switches: { barrierFail: 'continues' } });
    expect(Object.keys(readings).filter((id) => isOwn(id, readings))).toEqual(['barrierFail']);
  });

  test('are those of a book where the table plays by one', () => {
    const readings = readingsAt({ preset: 'ru', switches: {} });
    expect(Object.keys(readings).filter((id) => isOwn(id, readings)).length).toBeGreaterThan(3);
  });
});
