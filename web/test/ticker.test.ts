import type { EventType } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { nextShown, shownAt, type TickerLine, tickerLines, wasActedOut } from '../src/log/ticker.ts';
import { event } from './events.ts';
import { must } from './must.ts';

const text = loadText('en', ['second-edition']);
const line = (n: number, type: EventType, who = ''): TickerLine => ({
  n,
  first: n,
  at: 0,
  kind: 'event',
  who: null,
  text: `${type} ${n}`,
  speaker: null,
  aside: false,
  events: [event(type, { who })],
  turn: null,
});

test('what was acted out large is not told over the house again', () => {
  const roll = (tags: string[]) => ({ ...line(1, 'roll'), events: [event('roll', { faces: [1, 2], tags })] });
  expect(wasActedOut(roll(['trait']))).toBe(true);
  expect(wasActedOut(line(1, 'discover'))).toBe(true);
  // How far a monster goes is rolled in passing.
  expect(wasActedOut(roll(['movement']))).toBe(false);
  expect(wasActedOut(line(1, 'offer'))).toBe(false);
});

describe('what happens is shown one thing after the other', () => {
  test('shows the next line, and a roll stays longer than a step', () => {
    const lines = [line(1, 'roll'), line(2, 'move'), line(3, 'move')];
    const afterRoll = nextShown(lines, 1);
    const afterStep = nextShown(lines, 2);
    expect(afterRoll?.line.n).toBe(2);
    expect(afterStep?.line.n).toBe(3);
    expect(afterRoll?.after).toBeGreaterThan(afterStep?.after ?? 0);
    expect(nextShown(lines, 3)).toBeNull();
  });

  test('stays with a walk that grows, and does not go back to the line before it', () => {
    const lines = [line(1, 'roll'), { ...line(3, 'move'), first: 2 }];
    expect(shownAt(lines, 2)).toBe(lines[1]);
    expect(nextShown(lines, 2)?.line).toBe(lines[1]);
    expect(nextShown(lines, 3)).toBeNull();
  });

  test('keeps up with a quick game: of a long row only what weighs is shown', () => {
    const lines = [...Array.from({ length: 8 }, (_, i) => line(i + 1, 'move')), line(9, 'died'), line(10, 'move')];
    expect(nextShown(lines, 0)?.line.n).toBe(9);
  });

  test('shows the newest where nothing of a long row weighs', () => {
    const lines = Array.from({ length: 12 }, (_, i) => line(i + 1, 'move'));
    expect(nextShown(lines, 0)?.line.n).toBe(12);
  });

  test('says when one’s own turn begins and when it is over, however much else happens', () => {
    const row = [line(1, 'turn', 'ox-bellows'), line(2, 'turn', 'zoe-ingstrom'), line(3, 'turn', 'vivian-lopez')];
    const told = tickerLines(row, new Set(['ox-bellows']), 'Ada', text);
    expect(told.map(({ turn }) => turn)).toEqual(['mine', 'passed', null]);
    expect(told[0]?.text).toContain('Ox');
    expect(told[1]?.text).toContain('Zoe');
    const busy = [...Array.from({ length: 8 }, (_, i) => line(i - 8, 'move')), must(told[0]), line(2, 'move')];
    expect(nextShown(busy, -9)?.line.n).toBe(1);
  });

  test('does not tell of one’s own steps, which are seen on the house', () => {
    const row = [line(1, 'move', 'ox-bellows'), line(2, 'move', 'zoe-ingstrom'), line(3, 'draw', 'ox-bellows')];
    expect(tickerLines(row, new Set(['ox-bellows']), 'Ada', text).map(({ n }) => n)).toEqual([2, 3]);
  });

  test('shows what others say, and not one’s own words', () => {
    const said = (n: number, speaker: string) => ({
      ...line(n, 'crossed'),
      kind: 'chat' as const,
      speaker,
      text: 'Run',
    });
    expect(tickerLines([said(1, 'Ada'), said(2, 'Ben')], new Set(), 'Ada', text).map((one) => one.text)).toEqual([
      'Ben: Run',
    ]);
  });
});
