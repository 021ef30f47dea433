import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

/** Drags a full house of 40 rooms about for some seconds and says how much the main thread worked in each frame. A figure, never an assertion. */

const SECONDS = 4;
const FRAME = 1000 / 60;
const root = fileURLToPath(new URL('..', import.meta.url));

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

/** A browser that is on the machine, else the one that playwright has installed. */
function installed(): { readonly executablePath?: string } {
  const found = spawnSync('sh', ['-c', 'command -v chromium chromium-browser google-chrome | head -1'])
    .stdout.toString()
    .trim();
  return found === '' ? {} : { executablePath: found };
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

const out = mkdtempSync(join(tmpdir(), 'hollow-bench-web-'));
process.env.GALLERY = '1';
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: out, emptyOutDir: true },
});
const server = await preview({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: out },
  preview: { port: 0 },
});
const [address] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({ ...installed(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${address}gallery/?page=house&view=full`, { waitUntil: 'networkidle' });
await page.waitForTimeout(1000);

const trace = join(out, 'trace.json');
await browser.startTracing(page, {
  path: trace,
  categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'],
});
const moves = await page.evaluate(
  (seconds) =>
    new Promise<number>((resolve) => {
      const view = document.querySelector('.house-view');
      const fire = (type: string, x: number, y: number): void => {
        const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, buttons: 1 };
        view?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...at }));
      };
      const start = performance.now();
      let n = 0;
      const step = (): void => {
        n++;
        fire('pointermove', 720 + Math.sin(n / 20) * 300, 450 + Math.cos(n / 27) * 160);
        if (performance.now() - start < seconds * 1000) requestAnimationFrame(step);
        else resolve(n);
      };
      fire('pointerdown', 720, 450);
      requestAnimationFrame(step);
    }),
  SECONDS,
);
await browser.stopTracing();
await browser.close();
await server.close();

const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] };
rmSync(out, { recursive: true, force: true });
const frames = workByFrame(traceEvents);
const at = (part: number): string =>
  (frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? 0).toFixed(1);
console.log(
  `panning 40 rooms: ${moves} moves, main thread per frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
);
