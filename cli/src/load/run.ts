import { quantile } from '../bench/timing.ts';
import { reportProgress } from '../console/output.ts';
import type { Usage } from './child.ts';
import { type Flushes, watchDisk } from './disk.ts';
import type { Counts } from './player.ts';
import type { Measured } from './process.ts';
import { atPace } from './tables.ts';

export type { Counts };

export interface LoadPace {
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
  /** Beats at which the answer before was not acknowledged yet. */
  readonly late: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** What a flush of four kilobytes to the disk took meanwhile. */
  readonly flushP50: Flushes['p50'];
  readonly flushP99: Flushes['p99'];
  readonly cpuPercent: number;
  readonly cpuPerAnswer: number;
  readonly bytesMedian: number;
  readonly bytesP99: number;
  readonly heapPerGame: number;
  readonly residentMB: number;
}

export const newCounts = (): Counts => ({ latencies: [], steps: [], refused: 0 });

const to = (n: number, digits: number): number => Number(n.toFixed(digits));

/** Tables that are opened, or played ahead, at the same time. */
const AT_ONCE = 8;

async function each(count: number, work: (i: number) => Promise<void>): Promise<void> {
  const tell = reportProgress(count);
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

/** What the server uses when it has done with everything: on a busy machine that takes its time. */
async function settled(server: Measured): Promise<Usage> {
  let last = await server.usage();
  for (let tries = 0, still = 0; tries < 40 && still < 2; tries++) {
    await pause(3000);
    const next = await server.usage();
    still = Math.abs(next.heap - last.heap) < last.heap / 200 ? still + 1 : 0;
    last = next;
  }
  return last;
}

/** Opens all games, plays them at their pace, and measures the server, and the disk under the folder. */
export async function underLoad(
  server: Measured,
  folder: string,
  { games, every, seconds, ahead }: LoadPace,
  open: (number: number, counts: () => Counts) => Promise<Playing>,
): Promise<Load> {
  let counts = newCounts();
  const playing: Playing[] = [];
  await each(games, async (number) => {
    playing[number] = await open(number, () => counts);
  });
  const step = (number: number): Promise<boolean> => {
    const game = playing[number];
    if (game === undefined) throw new Error(`game ${number} was not opened`);
    return game.step();
  };
  await each(games, async (number) => {
    for (let i = 0; i < ahead; i++) if (!(await step(number))) await pause(20);
  });
  // One round at the pace before anything is counted.
  const busy = new Set<number>();
  let late = 0;
  const act = (i: number): void => {
    // A person waits for the last answer to be there before giving the next.
    if (busy.has(i)) late++;
    else {
      busy.add(i);
      void step(i).finally(() => busy.delete(i));
    }
  };
  await atPace(games, every, every, act);
  counts = newCounts();
  late = 0;
  const before = await server.usage();
  const flushes = await watchDisk(folder);
  const started = performance.now();
  await atPace(games, every, seconds * 1000, act);
  const counted = counts;
  const elapsed = performance.now() - started;
  const disk = await flushes();
  const after = await server.usage();
  // What it takes to throw away what nobody needs, which is done to measure memory, is no part of any answer.
  const cpu = after.cpuAsked - before.cpuTold;
  const full = await settled(server);
  for (const each of playing) each.close();
  const empty = await settled(server);
  const answers = counted.latencies.length;
  return {
    answers,
    refused: counted.refused,
    late,
    perSecond: to((answers / elapsed) * 1000, 1),
    p50: to(quantile(counted.latencies, 0.5), 1),
    p99: to(quantile(counted.latencies, 0.99), 1),
    flushP50: disk.p50,
    flushP99: disk.p99,
    cpuPercent: to((cpu / elapsed) * 100, 1),
    cpuPerAnswer: to(cpu / Math.max(1, answers), 2),
    bytesMedian: quantile(counted.steps, 0.5),
    bytesP99: quantile(counted.steps, 0.99),
    heapPerGame: to((full.heap - empty.heap) / games / 1000, 1),
    residentMB: Math.round(full.resident / 1e6),
  };
}
