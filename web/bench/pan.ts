import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build, preview } from 'vite';
import { framesOf, percentiles } from './trace.ts';

const SECONDS = 4;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Drags the house about; how often. */
function dragAbout(page: Page): Promise<number> {
  return page.evaluate(
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
}

/** A full house of 40 rooms, dragged about for some seconds. */
export async function panning(browser: Browser): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'hollow-bench-web-'));
  process.env.GALLERY = '1';
  const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}gallery/?page=house&view=full`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const frames = await framesOf(browser, page, () => dragAbout(page));
  await page.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
  return percentiles(frames);
}
