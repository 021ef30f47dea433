import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { DESKTOP } from '../e2e/serving.ts';
import type { World } from '../e2e/world.ts';

/** Kilobytes of script, gzipped, until a page stands: on a device that has never been here. */
async function scriptOf(browser: Browser, world: World, path: string, ready: string, seat?: number): Promise<number> {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  if (seat !== undefined) await world.sit(context, path.replace('/g/', ''), seat);
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(`${world.url}${path}`, { waitUntil: 'commit' });
  await page.waitForSelector(ready);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  await context.close();
  return Math.round(bytes / 100) / 10;
}

export async function firstLoad(browser: Browser, world: World): Promise<string> {
  const { id, seat } = await world.at('exploring');
  const door = await scriptOf(browser, world, '/', '#app:not([data-shell]) .cta');
  const table = await scriptOf(browser, world, `/g/${id}`, '.prompt', seat);
  return `front door ${door} kB of script, gzipped; straight to a table ${table} kB (budget 250 kB)`;
}
