import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hand, handsOf } from './hands.ts';
import { player } from './player.ts';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('whole game');
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

/** Haunts that bots bring to an end within some ten rounds. */
const SHORT = '12, 34';

/** Through the lobby: a table for three, two of them bots, a short haunt, and into the house. */
async function throughLobby(page: Page, hand: Hand): Promise<void> {
  const hands = handsOf(page, hand);
  await hands.press('.cta a.btn');
  await page.waitForSelector('form .choices');
  await hands.write('form input:not([type=radio])', 'Ania');
  if (hand === 'keyboard') {
    // A group of choices is one stop of the Tab key; arrows choose in it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
  } else await hands.press('.choice', 1);
  await hands.press('form button[type=submit]');
  await page.waitForSelector('.seat-buttons');
  expect(await page.locator('.seat').count()).toBe(3);
  for (let empty = 2; empty > 0; empty--) {
    await hands.press('.seat-buttons .btn:nth-child(2)');
    await expect.poll(() => page.locator('.seat-buttons').count()).toBe(empty - 1);
  }
  await hands.press('.how > .setting:nth-of-type(3) .btn');
  await hands.write('dialog[open] .field input', SHORT);
  await hands.press('dialog[open] button[type=submit]');
  await expect.poll(() => page.locator('.how > .setting:nth-of-type(3)').innerText()).toContain(SHORT);
  await hands.press('.btn.start');
  await page.waitForSelector('.prompt');
}

describe('from the front door through the lobby to the end of a game against bots', () => {
  for (const hand of ['mouse', 'touch', 'keyboard'] as const)
    test(`by ${hand}`, async () => {
      const context = await browser.newContext(SETTINGS[hand]);
      const page = await context.newPage();
      const errors = errorsOf(page);
      await page.goto(serving.url);
      await page.waitForSelector('.cta a.btn');
      await throughLobby(page, hand);
      const me = player(page, hand, `whole game by ${hand}`);
      const explored = await me.playTo('haunt', 20);
      expect(explored).toBeGreaterThan(0);
      await me.playTo('end', 20);
      expect(await page.locator('.end-story p').innerText()).not.toBe('');
      expect(errors).toEqual([]);
      await context.close();
    });
});
