import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP } from './serving.ts';

const { world, browser } = await worldForFile();

test('the installed app opens without a line, says that it is down, and goes on when it is back', async () => {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(world.url);
  await page.waitForSelector('.door .cta');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What the worker keeps it keeps as it passes by: on the second visit all of it does.
  for (const path of [`/g/${id}`, '/']) {
    await page.goto(`${world.url}${path}`);
    await page.waitForSelector('.prompt .opt, .door .cta');
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(async () => {
      const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const kept = await Promise.all(
        parts.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ href }) => caches.match(href)),
      );
      return kept.length > 0 && kept.every((part) => part !== undefined);
    });
  }
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.door .cta');
  expect(await page.locator('[role=alert].failure').innerText()).toContain('Is this device online?');
  await page.goto(`${world.url}/g/${id}`);
  await expect.poll(() => page.locator('body').innerText()).toContain('Is this device online?');
  await context.setOffline(false);
  await page.waitForSelector('.prompt .opt', { timeout: 60_000 });
  await context.close();
});
