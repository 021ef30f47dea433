import { describe, expect, it } from 'vitest';
import { isOwn, readingsOf } from '../src/rulebook/readings.ts';

describe('the readings of a table', () => {
  it('are its own where they are not the recommended ones', () => {
    const readings = readingsOf({ preset: 'second-edition', switches: { barrierFail: 'continues' } });
    expect(Object.keys(readings).filter((id) => isOwn(id, readings))).toEqual(['barrierFail']);
  });

  it('are those of a book where the table plays by one', () => {
    const readings = readingsOf({ preset: 'ru', switches: {} });
    expect(Object.keys(readings).filter((id) => isOwn(id, readings)).length).toBeGreaterThan(3);
  });
});
