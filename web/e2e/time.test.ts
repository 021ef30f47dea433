import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('time');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

const post = (page: Page, path: string, body: unknown): Promise<Record<string, string>> =>
  page.evaluate(
    async ([to, what]) =>
      await (
        await fetch(String(to), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        })
      ).json(),
    [path, body] as const,
  );

/** How long everybody has for a turn. */
const TURN_SECONDS = 300;

/** What the clock of a page shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await page.locator('.prompt .countdown').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Opens a line of the menu of the table. */
async function menu(page: Page, line: string): Promise<void> {
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: line, exact: true }).click();
}

test('everybody sees the clock; the host lets the game rest; what is said beforehand is kept', async () => {
  const open = async (settings: typeof DESKTOP | typeof PHONE): Promise<Page> => {
    const page = await (await browser.newContext(settings)).newPage();
    await page.goto(serving.url);
    return page;
  };
  const [host, guest, watcher] = [await open(DESKTOP), await open(PHONE), await open(DESKTOP)];
  const settings = { clock: { kind: 'turn', seconds: TURN_SECONDS } };
  const { game, code } = await post(host, '/api/games', { name: 'Ada', seats: 3, settings });
  await post(guest, `/api/games/${code}/join`, { name: 'Bo' });
  for (const page of [host, guest]) await page.goto(`${serving.url}/g/${game}`);
  await guest.locator('.btn.start').click();
  await expect.poll(() => host.locator('.btn.start').isEnabled()).toBe(true);
  const begun = Date.now();
  await host.locator('.btn.start').click();
  await watcher.goto(`${serving.url}/g/${game}/watch`);
  for (const page of [host, guest, watcher]) {
    await page.locator('.prompt .countdown').waitFor();
    await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(TURN_SECONDS);
    // However slow the machine is: the clock began with the game, and no more of it is gone than has passed since.
    const left = await secondsLeft(page);
    expect(left).toBeGreaterThanOrEqual(TURN_SECONDS - Math.ceil((Date.now() - begun) / 1000));
  }

  await menu(host, 'Time');
  await host.locator('.sheet [role=switch]').click();
  await guest.locator('.resting').waitFor();
  await watcher.locator('.resting').waitFor();
  expect(await guest.locator('.resting .btn').count()).toBe(0);
  expect(await guest.locator('.countdown').count()).toBe(0);
  await host.keyboard.press('Escape');
  await host.locator('.resting .btn').click();
  await guest.locator('.resting').waitFor({ state: 'detached' });
  await guest.locator('.prompt .countdown').waitFor();

  await menu(guest, 'Answer in advance');
  await guest.locator('.sheet [role=switch]').first().click();
  await guest.locator('.order .btn').nth(3).click();
  await expect.poll(() => guest.locator('.order li').nth(2).innerText()).toContain('Knowledge');
  await guest.reload();
  await menu(guest, 'Answer in advance');
  expect(await guest.locator('.order li').nth(2).innerText()).toContain('Knowledge');
  await menu(host, 'Answer in advance');
  expect(await host.locator('.order').count()).toBe(0);
});
