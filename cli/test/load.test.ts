import { expect, test } from 'vitest';
import { hollow, lastJson } from './hollow.ts';

test('hollow load plays games at a pace on a server of its own and says what it cost', async () => {
  const pace = ['--games', '3', '--bots', '1', '--seconds', '3', '--every', '500', '--ahead', '1'];
  const ran = await hollow(['load', ...pace, '--no-peer', '--json']);
  expect(ran.code).toBe(0);
  const { hollow: figures, boardgameio } = lastJson(ran) as { hollow: Record<string, number>; boardgameio: null };
  expect(boardgameio).toBeNull();
  expect(figures.answers).toBeGreaterThan(0);
  expect(figures.refused).toBe(0);
  for (const name of ['p50', 'p99', 'flushP99', 'cpuPerAnswer', 'bytesMedian', 'residentMB'])
    expect(figures[name]).toBeGreaterThan(0);
  // Of three games the heap tells little: what else was thrown away meanwhile may be more, so that it may come out below zero. It is measured, and in kB.
  expect(Math.abs(figures.heapPerGame ?? Number.NaN)).toBeLessThan(20_000);
});
