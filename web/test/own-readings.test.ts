import { describe, expect, test } from 'vitest';
import { isOwn, readingOf, readingsAt } from '../src/packs/readings.ts';
import { SECOND, STRANGE } from './packs.ts';

describe('the readings of a table', () => {
  test('are its own where they are not the recommended ones', () => {
    const readings = readingsAt(SECOND.edition, { preset: 'second-edition', switches: { barrierFail: 'continues' } });
    expect(Object.keys(readings).filter((id) => isOwn(SECOND.edition, id, readings))).toEqual(['barrierFail']);
  });

  test('are those of a book where the table plays by one', () => {
    const readings = readingsAt(SECOND.edition, { preset: 'ru', switches: {} });
    expect(Object.keys(readings).filter((id) => isOwn(SECOND.edition, id, readings)).length).toBeGreaterThan(3);
  });

  test('are none where an edition leaves nothing open', () => {
    expect(readingsAt(STRANGE.edition, { preset: '', switches: { barrierFail: 'continues' } })).toEqual({});
    expect(readingOf(STRANGE.edition, 'barrierFail', null)).toBeNull();
  });
});
