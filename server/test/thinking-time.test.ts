import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitThinking, type MeasuredThread } from '../src/bots/thinking-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMIT = 1000;

/** A thread that gets this share of a processor. */
const threadWith = (share: number): MeasuredThread => ({
  cpuUsage: async () => ({ user: performance.now() * 1000 * share, system: 0 }),
});

/** When, by the clock, a thought is ended in this thread; null where it is not for a minute. */
async function endIn(thread: MeasuredThread): Promise<number | null> {
  const from = performance.now();
  let ended: number | null = null;
  const stop = limitThinking(thread, LIMIT, () => {
    ended = performance.now() - from;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return ended;
}

test('a thought that has used its time of a processor is ended', async () => {
  expect(await endIn(threadWith(1))).toBe(LIMIT);
});

test('on a busy machine, where a thread gets a third of a processor, it may last three times as long by the clock', async () => {
  const ended = await endIn(threadWith(1 / 3));
  expect(ended).toBeGreaterThanOrEqual(3 * LIMIT - 100);
  expect(ended).toBeLessThan(5 * LIMIT);
});

test('a thread that uses nothing, or cannot say what it uses, is not waited for for ever', async () => {
  const silent: MeasuredThread = { cpuUsage: () => new Promise(() => undefined) };
  const gone: MeasuredThread = { cpuUsage: async () => Promise.reject(new Error('the thread has ended')) };
  for (const thread of [threadWith(0), silent, gone]) expect(await endIn(thread)).toBe(5 * LIMIT);
  expect(await endIn({})).toBe(LIMIT);
});

test('an answer in time stops the clock', async () => {
  const end = vi.fn();
  const stop = limitThinking(threadWith(1), LIMIT, end);
  await vi.advanceTimersByTimeAsync(LIMIT / 2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
