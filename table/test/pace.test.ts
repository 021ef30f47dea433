import type { EventType } from '@hollow/engine';
import { expect, test } from 'vitest';
import { type DraftRow, waitAfter } from '../src/index.ts';

const row = (...types: readonly EventType[]): DraftRow => ({
  kind: 'answer',
  seat: 0,
  mid: null,
  after: null,
  body: {
    items: types.map((type) => ({
      kind: 'event',
      event: { type, reveals: false, secret: null, data: {} },
    })),
  },
});

test('a bot waits longest after what people read, and not at all where the server does not wait', () => {
  const step = waitAfter([row('move')], 'steady', 100);
  const card = waitAfter([row('move', 'draw'), row('turn')], 'steady', 100);
  expect(card).toBeGreaterThan(step);
  expect(waitAfter([row('draw'), row('roll')], 'slow', 100)).toBeGreaterThan(card);
  expect(waitAfter([row('draw')], 'quick', 100)).toBeLessThan(waitAfter([row('draw')], 'steady', 100));
  expect(waitAfter([row('draw')], 'slow', 0)).toBe(0);
});
