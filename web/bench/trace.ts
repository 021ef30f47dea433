import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** How much the page's main thread works in each frame while something happens. */

const FRAME = 1000 / 60;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor, without waiting for it. */
  readonly tdur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Milliseconds of work of the page's main thread by frame. */
function workByFrame(events: readonly TraceEvent[]): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const threads = Map.groupBy(
    events.filter(({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && mains.has(`${pid}/${tid}`)),
    ({ pid, tid }) => `${pid}/${tid}`,
  );
  const work = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000;
  const total = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, task) => sum + work(task), 0);
  const [busiest = []] = [...threads.values()].sort((a, b) => total(b) - total(a));
  const start = Math.min(...busiest.map(({ ts }) => ts));
  const frames = new Map<number, number>();
  for (const task of busiest) {
    const frame = Math.floor((task.ts - start) / 1000 / FRAME);
    frames.set(frame, (frames.get(frame) ?? 0) + work(task));
  }
  return [...frames.values()].sort((a, b) => a - b);
}

/** The work of each frame, least first, while something is done on the page. */
export async function framesOf(browser: Browser, page: Page, during: () => Promise<unknown>): Promise<number[]> {
  const path = join(tmpdir(), `hollow-trace-${process.pid}.json`);
  await browser.startTracing(page, {
    path,
    categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await during();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  rmSync(path, { force: true });
  return workByFrame(traceEvents);
}

/** The median and the two percentiles that matter, and the whole of the work, in milliseconds: on a crowded machine many steps fall into one frame, and only the whole can be compared. */
export function percentiles(frames: readonly number[]): string {
  const at = (part: number): string =>
    (frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? 0).toFixed(1);
  const whole = Math.round(frames.reduce((sum, work) => sum + work, 0));
  return `main thread per frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${frames.length} frames with work, ${whole} ms in all)`;
}
