import type { SeenEvent } from '@hollow/engine';
import { expect, test } from 'vitest';
import { behindEvents } from '../src/log/about.ts';
import { readMark } from '../src/table/look/target.ts';
import { SECOND } from './packs.ts';

const told = (event: Readonly<Record<string, unknown>>): SeenEvent =>
  ({ reveals: false, ...event }) as unknown as SeenEvent;

test('behind a line of the log lies the card or the room that it came from, and nothing else', () => {
  const gain = told({ type: 'trait', who: 'ox-bellows', about: 'library' });
  const draw = told({ type: 'draw', who: 'ox-bellows', card: 'bell', deck: 'omen' });
  expect(behindEvents([gain], SECOND)).toEqual({ kind: 'room', id: 'library' });
  expect(behindEvents([gain, draw], SECOND)).toEqual({ kind: 'card', id: 'bell' });
  expect(behindEvents([told({ type: 'roll', about: 'ox-bellows' })], SECOND)).toBeNull();
  expect(behindEvents([], SECOND)).toBeNull();
});

test('what can be looked at is known by its mark', () => {
  expect(readMark('room/library')).toEqual({ kind: 'room', id: 'library' });
  expect(readMark('room/library/2')).toEqual({ kind: 'room', id: 'library', door: 2 });
  expect(readMark('who/ox-bellows')).toEqual({ kind: 'who', id: 'ox-bellows' });
  expect(readMark('')).toBeNull();
  expect(readMark('deck/omen')).toBeNull();
});
