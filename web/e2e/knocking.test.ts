import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('knocking');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

const open = async (path: string): Promise<Page> => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${serving.url}${path}`);
  return page;
};

test('whoever knocks while the game is on is let in by the host, at the place that the host chooses', async () => {
  const host = await open('/');
  const { game, code } = await host.evaluate(async () => {
    const body = JSON.stringify({ name: 'Ada', seats: 3, playNow: true });
    const made = await fetch('/api/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await made.json()) as { game: string; code: string };
  });
  await host.goto(`${serving.url}/g/${game}`);
  await host.locator('.stage').waitFor();
  expect(await host.locator('.knocks').count()).toBe(0);
  const guest = await open(`/join/${code}`);
  await guest.locator('form input').fill('Bo');
  await guest.locator('form [type=submit]').click();
  const panel = host.locator('.knocks');
  await panel.waitFor();
  expect(await panel.innerText()).toContain('Bo is knocking.');
  const places = panel.locator('.is-lamp');
  expect(await places.allInnerTexts()).toEqual(['Let in as bot Beryl', 'Let in as bot Cuthbert']);
  await places.nth(1).click();
  await panel.waitFor({ state: 'detached' });
  await guest.waitForURL(`**/g/${game}`);
  await guest.locator('.stage').waitFor();
  const { mine } = await guest.evaluate(
    async (id) => (await (await fetch(`/api/games/${id}`)).json()) as { mine: number[] },
    game,
  );
  expect(mine).toEqual([2]);
});
