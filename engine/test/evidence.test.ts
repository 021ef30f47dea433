import { describe, expect, test } from 'vitest';
import { type RunOptions, runScript, type Script, showsOutcome } from '../src/kit/index.ts';
import { testHouse } from './test-house/index.ts';

/** A step that opponents make dearer; without the rule it costs one space. */
const base: Script = {
  title: 'The traitor is held up by both others',
  explorers: ['cy', 'ada', 'eve'],
  position: { turn: 'cy', haunt: 1, traitor: 'cy' },
  steps: [],
};
const DEVIATION = { without: { rules: { 'obstruct.cost': () => 0 } } };
/** Without this one there is nothing to take. */
const CLOSED = { without: { rules: { 'doors.open': () => false } } };

/** Here a script may also say nothing about what comes of it. */
const OPEN: RunOptions = { openEnd: true };

const script = (...steps: Script['steps']): Script => ({ ...base, steps });
const noticed = (s: Script, deviation: RunOptions = DEVIATION): boolean =>
  runScript([testHouse], s, OPEN).ok && !runScript([testHouse], s, { ...OPEN, ...deviation }).ok;

const dear = { options: { has: [{ move: { room: 'stair-foot', cost: 3 } }] } };

describe('what a script shows', () => {
  test('is only an offer, where nobody takes it', () => {
    const sees = script({ expect: dear });
    expect(noticed(sees)).toBe(true);
    expect(showsOutcome([testHouse], sees, DEVIATION)).toBe(false);
  });

  test('is what happens, where somebody takes it and says what comes of it', () => {
    const takes = script({ expect: dear }, { move: 'stair-foot' }, { expect: { spent: 3 } });
    expect(noticed(takes)).toBe(true);
    expect(showsOutcome([testHouse], takes, DEVIATION)).toBe(true);
  });

  test('is only an offer, where something is taken and nothing said about it', () => {
    const takes = script({ move: 'stair-foot' });
    expect(noticed(takes, CLOSED)).toBe(true);
    expect(showsOutcome([testHouse], takes, CLOSED)).toBe(false);
    expect(showsOutcome([testHouse], script({ move: 'stair-foot' }, { expect: { spent: 3 } }), CLOSED)).toBe(true);
  });

  test('is only an offer, where something is refused', () => {
    const refuses = script(
      { arrange: { explorers: { cy: { spent: 9 } } } },
      { expect: { options: { lacks: ['move'] } } },
    );
    const tireless = { without: { rules: { 'move.speed-limit': () => true } } };
    expect(noticed(refuses, tireless)).toBe(true);
    expect(showsOutcome([testHouse], refuses, tireless)).toBe(false);
  });
});
