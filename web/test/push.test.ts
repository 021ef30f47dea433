import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../src/net/api.ts';
import { barOf, withTimeout } from '../src/net/push.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('Only who has forbidden notices is told that they are forbidden', () => {
  expect(barOf(new Error('no push service'), 'denied')).toBe('denied');
  expect(barOf(new Error('no push service'), 'granted')).toBe('failed');
  expect(barOf(new ApiError('offline', ''), 'granted')).toBe('offline');
  expect(barOf(new ApiError('internal', ''), 'default')).toBe('failed');
});

test('A worker that never comes is waited for no longer than that', async () => {
  vi.useFakeTimers();
  const waited = expect(withTimeout(new Promise(() => undefined), 1000)).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(1000);
  await waited;
  expect(await withTimeout(Promise.resolve('there'), 1000)).toBe('there');
});
