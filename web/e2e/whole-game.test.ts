import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hand, player } from './player.ts';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** Errors that the page threw: there must be none. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const SETTINGS: Readonly<Record<Hand, Parameters<Browser['newContext']>[0]>> = {
  mouse: DESKTOP,
  keyboard: DESKTOP,
  touch: PHONE,
};

describe('from the front door to the end of a game against bots', () => {
  for (const [hand, seed] of [
    ['mouse', 7],
    ['keyboard', 3],
    ['touch', 5],
  ] as const)
    it(`by ${hand}`, async () => {
      const context = await browser.newContext(SETTINGS[hand]);
      const page = await context.newPage();
      const errors = errorsOf(page);
      await page.goto(serving.url);
      const start = page.locator('.cta .btn.is-lamp');
      if (hand === 'touch') await start.tap();
      else if (hand === 'mouse') await start.click();
      else {
        await start.focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForSelector('.prompt');
      const me = player(page, hand, seed);
      const explored = await me.until(me.haunted, 12);
      expect(explored).toBeGreaterThan(0);
      await me.until(async () => (await page.locator('.end-scene').count()) > 0, 20);
      expect(await page.locator('.end-story p').innerText()).not.toBe('');
      expect(errors).toEqual([]);
      await context.close();
    });
});
