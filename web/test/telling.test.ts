import type { EventType } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/log/log.ts';
import { breathOf } from '../src/log/telling.ts';
import { event } from './events.ts';

const text = loadText('en', ['second-edition']);
const line = (n: number, type: EventType, more: Partial<LogLine> = {}): LogLine => ({
  n,
  first: n,
  at: 0,
  kind: 'event',
  who: null,
  text: `${type} ${n}.`,
  speaker: null,
  aside: false,
  events: [event(type)],
  ...more,
});
const steps = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, i) => line(from + i, 'move'));

describe('what is told to somebody who listens', () => {
  test('is all of it, in order, where it is not too much', () => {
    expect(breathOf([line(1, 'turn'), line(2, 'roll')], text)).toEqual(['turn 1.', 'roll 2.']);
  });

  test('is what weighs and what came last, in order, where it is too much, and how much is left out', () => {
    const told = breathOf([line(1, 'died'), ...steps(2, 12), line(13, 'roll')], text);
    expect(told[0]).toBe('died 1.');
    expect(told.slice(-3)).toEqual(['move 12.', 'roll 13.', 'There are 5 more lines in the log.']);
    expect(told).toHaveLength(9);
  });

  test('names who speaks', () => {
    expect(breathOf([line(1, 'said', { kind: 'chat', speaker: 'Ada', text: 'Run', events: [] })], text)).toEqual([
      'Ada: Run',
    ]);
  });

  test('leaves the beginning of the haunt to the screen that shows it', () => {
    expect(breathOf([line(1, 'haunt'), line(2, 'turn')], text)).toEqual(['turn 2.']);
  });
});
