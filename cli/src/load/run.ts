import { progress } from '../output.ts';
import type { Counts } from './player.ts';
import type { Measured } from './process.ts';
import { atPace } from './tables.ts';

export type { Counts };

export interface Pace {
  readonly games: number;
  readonly every: number;
  readonly seconds: number;
  readonly ahead: number;
}

/** A game under load, whoever serves it. */
export interface Playing {
  /** One answer; false where nobody could give one. */
  step(): Promise<boolean>;
  close(): void;
}

/** Figures of a run. */
export interface Load {
  readonly answers: number;
  readonly refused: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPercent: number;
  readonly cpuPerAnswer: number;
  readonly bytesMedian: number;
  readonly bytesP99: number;
  readonly heapPerGame: number;
  readonly residentMB: number;
}

export const newCounts = (): Counts => ({ latencies: [], steps: [], refused: 0 });

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
};
const to = (n: number, digits: number): number => Number(n.toFixed(digits));

/** Tables that are opened, or played ahead, at the same time. */
const AT_ONCE = 8;

async function each(count: number, work: (i: number) => Promise<void>): Promise<void> {
  const tell = progress(count);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      await work(i);
      tell(i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens all games, plays them at their pace, and measures the server. */
export async function underLoad(
  server: Measured,
  { games, every, seconds, ahead }: Pace,
  open: (number: number, counts: () => Counts) => Promise<Playing>,
): Promise<Load> {
  let counts = newCounts();
  const playing: Playing[] = [];
  await each(games, async (number) => {
    playing[number] = await open(number, () => counts);
  });
  await each(games, async (number) => {
    for (let i = 0; i < ahead; i++) if (!(await playing[number].step())) await pause(20);
  });
  // One round at the pace before anything is counted.
  const act = (i: number): void => void playing[i].step();
  await atPace(games, every, every, act);
  counts = newCounts();
  const before = await server.usage();
  const started = performance.now();
  await atPace(games, every, seconds * 1000, act);
  const counted = counts;
  const after = await server.usage();
  const elapsed = performance.now() - started;
  await pause(3000);
  const full = await server.usage();
  for (const each of playing) each.close();
  await pause(3000);
  const empty = await server.usage();
  const answers = counted.latencies.length;
  return {
    answers,
    refused: counted.refused,
    perSecond: to((answers / elapsed) * 1000, 1),
    p50: to(quantile(counted.latencies, 0.5), 1),
    p99: to(quantile(counted.latencies, 0.99), 1),
    cpuPercent: to(((after.cpu - before.cpu) / elapsed) * 100, 1),
    cpuPerAnswer: to((after.cpu - before.cpu) / Math.max(1, answers), 2),
    bytesMedian: quantile(counted.steps, 0.5),
    bytesP99: quantile(counted.steps, 0.99),
    heapPerGame: to((full.heap - empty.heap) / games / 1000, 1),
    residentMB: Math.round(full.resident / 1e6),
  };
}
