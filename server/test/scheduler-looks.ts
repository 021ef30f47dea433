import { vi } from 'vitest';
import { eventually, type TestServer } from './serving.ts';

/** Waits until the scheduler has looked so often for games that are due: what it would have done, it has done. */
export async function looksOfScheduler({ node }: TestServer, times: number): Promise<void> {
  const looks = vi.spyOn(node.store, 'claimDue');
  await eventually(() => looks.mock.results.length > times, 'a look of the scheduler');
  looks.mockRestore();
}
