import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/state/log.ts';
import { nextShown } from '../src/state/ticker.ts';

const line = (n: number, type: string): LogLine => ({
  n,
  at: 0,
  kind: 'event',
  who: null,
  text: `${type} ${n}`,
  speaker: null,
  aside: false,
  events: [{ type, reveals: false }],
});

describe('what happens is shown one thing after the other', () => {
  it('shows the next line, and a roll stays longer than a step', () => {
    const lines = [line(1, 'roll'), line(2, 'move'), line(3, 'move')];
    const afterRoll = nextShown(lines, 1);
    const afterStep = nextShown(lines, 2);
    expect(afterRoll?.line.n).toBe(2);
    expect(afterStep?.line.n).toBe(3);
    expect(afterRoll?.after).toBeGreaterThan(afterStep?.after ?? 0);
    expect(nextShown(lines, 3)).toBeNull();
  });

  it('keeps up with a quick game: of a long row only what weighs is shown', () => {
    const lines = [...Array.from({ length: 8 }, (_, i) => line(i + 1, 'move')), line(9, 'died'), line(10, 'move')];
    expect(nextShown(lines, 0)?.line.n).toBe(9);
  });

  it('shows the newest where nothing of a long row weighs', () => {
    const lines = Array.from({ length: 12 }, (_, i) => line(i + 1, 'move'));
    expect(nextShown(lines, 0)?.line.n).toBe(12);
  });
});
