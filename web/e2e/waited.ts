import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { DESKTOP } from './serving.ts';
import type { World } from './world.ts';

/** Scripts that somebody waits for. */
export interface Waited {
  /** Gzipped. */
  readonly kB: number;
  /** Their files, without what the build added to tell versions apart. */
  readonly files: readonly string[];
}

interface Opened {
  readonly path: string;
  /** Is on the page when one can begin. */
  readonly ready: string;
  readonly seat?: { readonly game: string; readonly seat: number };
}

const MOMENT = 'hollowReady';

/** The scripts that a device that has never been here asks for before a page can be used: what is asked for afterwards nobody waits for, however soon it comes. */
export async function waitedAt(browser: Browser, world: World, { path, ready, seat }: Opened): Promise<Waited> {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  if (seat !== undefined) await world.sit(context, seat.game, seat.seat);
  const page = await context.newPage();
  await page.addInitScript(
    ([selector, moment]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        performance.mark(moment);
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    },
    [ready, MOMENT] as const,
  );
  await page.goto(`${world.url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction((moment) => performance.getEntriesByName(moment).length > 0, MOMENT);
  const asked = await page.evaluate((moment) => {
    const [{ startTime: then } = { startTime: 0 }] = performance.getEntriesByName(moment);
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime <= then ? [name] : []));
  }, MOMENT);
  const scripts = [...new Set(asked)].filter((url) => new URL(url).pathname.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (url) => (await context.request.get(url)).body()));
  await context.close();
  return {
    kB: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
    files: scripts.map((url) => new URL(url).pathname.replace(/^.*\//, '').replace(/-.{8}\.js$/, '')).sort(),
  };
}

/** Opens a game where somebody is asked, until they can answer. */
export const waitedForTable = (
  browser: Browser,
  world: World,
  { id, seat }: { readonly id: string; readonly seat: number },
): Promise<Waited> =>
  waitedAt(browser, world, {
    path: `/g/${id}`,
    ready: '.prompt[data-kind] :is(.opts, .prompt-buttons, .hand) button',
    seat: { game: id, seat },
  });

export const waitedForDoor = (browser: Browser, world: World): Promise<Waited> =>
  waitedAt(browser, world, { path: '/', ready: '#app:not([data-shell]) .cta' });
