import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quantile } from '../bench/timing.ts';

/** How long the disk takes to keep four kilobytes, in milliseconds. */
export interface Flushes {
  readonly p50: number;
  readonly p99: number;
}

const EVERY = 50;
const BLOCK = Buffer.alloc(4096, 1);

/**
 * Writes and flushes a file of its own in the folder while a server is measured, until the function that it returns is
 * called: no answer can be durable sooner than the disk allows, so its latencies are read beside these.
 */
export async function watchDisk(folder: string): Promise<() => Promise<Flushes>> {
  const path = join(folder, 'flush-probe');
  const file = await open(path, 'w');
  const times: number[] = [];
  let on = true;
  const watching = (async () => {
    while (on) {
      const started = performance.now();
      await file.write(BLOCK, 0, BLOCK.length, 0);
      await file.datasync();
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  })();
  return async () => {
    on = false;
    await watching;
    await file.close();
    await rm(path, { force: true });
    const rounded = (part: number): number => Number(quantile(times, part).toFixed(2));
    return { p50: rounded(0.5), p99: rounded(0.99) };
  };
}
