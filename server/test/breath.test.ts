import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { halfTime } from '../src/limits/breath.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever works for long lets others have as much time after each piece, and is not owed what it did not use', async () => {
  const rest = halfTime();
  for (const worked of [40, 7, 40]) {
    vi.advanceTimersByTime(worked);
    let isOver = false;
    const rested = rest().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(worked - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await rested;
  }
});
