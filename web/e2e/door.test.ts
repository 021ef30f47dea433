import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

/** The front door is drawn before its script has come. */

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('door');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** A page whose script does not come before it is let go. */
async function held(path: string): Promise<{ readonly page: Page; readonly go: () => void }> {
  const page = await (await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' })).newPage();
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${serving.url}${path}`, { waitUntil: 'commit' });
  return { page, go };
}

const DRAWN = '#app[data-shell]';
const LIVING = '#app:not([data-shell])';

test('the front door is seen before its script has come, and looks the same afterwards', async () => {
  const { page, go } = await held('/');
  await page.waitForSelector(`${DRAWN} .play-now`);
  // How it looks is said by the style sheet, which may come after the page.
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  const words = await page.locator('.door-copy').innerText();
  const place = await page.locator('.play-now').boundingBox();
  go();
  await page.waitForSelector(`${LIVING} .play-now`);
  expect(await page.locator('.door-copy').innerText()).toBe(words);
  expect(await page.locator('.play-now').boundingBox()).toEqual(place);
});

test('what is typed and pressed at the drawn door is not lost', async () => {
  const { page, go } = await held('/');
  await page.waitForSelector(`${DRAWN} .join input`);
  await page.waitForLoadState('load');
  await page.locator('.join input').fill('xyzzy');
  await page.locator('.join button').click();
  expect(new URL(page.url()).pathname).toBe('/');
  go();
  await page.waitForURL('**/join/XYZZY');
});

test('who is typing at the drawn door types on at the living one', async () => {
  const { page, go } = await held('/');
  await page.waitForSelector(`${DRAWN} .join input`);
  await page.waitForLoadState('load');
  await page.locator('.join input').pressSequentially('xy');
  go();
  await page.waitForSelector(`${LIVING} .join input`);
  await page.keyboard.type('zzy');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/join/XYZZY');
});

test('no other address shows the front door, not for a moment', async () => {
  const { page, go } = await held('/rules');
  await page.waitForSelector('#app', { state: 'attached' });
  expect(await page.locator('#app').innerHTML()).toBe('');
  go();
  await page.waitForSelector('main, h1');
  expect(await page.locator('.door').count()).toBe(0);
});
