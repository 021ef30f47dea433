import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { player } from './player.ts';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('handed');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

const chair = (page: Page, nth: number): Locator => page.locator('.seats > .seat').nth(nth);

/** A table of three chairs with Ania, Bruno beside her, and a bot. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${serving.url}/new`);
  await page.locator('form input:not([type=radio])').fill('Ania');
  await page.locator('.choice', { hasText: '3' }).click();
  await page.locator('form .btn.is-lamp').click();
  await chair(page, 1).getByRole('button', { name: 'Sit here too' }).click();
  await page.locator('dialog input').fill('Bruno');
  await page.locator('dialog .btn.is-lamp').click();
  await chair(page, 2).getByRole('button', { name: 'Add a bot' }).click();
  await chair(page, 1).getByText('Bruno, on this device').waitFor();
}

test('Two people at one device sit down, start and play, with a cover between them', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await sitDown(page);
  await chair(page, 1).getByRole('button', { name: 'Choose an explorer' }).click();
  await page.getByRole('button', { name: 'Play this one' }).first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await chair(page, 1).getByRole('button', { name: 'I am ready' }).click();
  await chair(page, 1).locator('.ready.is-ready').waitFor();
  await page.locator('.btn.start').click();

  const hands = player(page, 'mouse', 'handed');
  const handedTo: string[] = [];
  while (handedTo.length < 3) {
    if ((await page.locator('.cover .btn.is-lamp').count()) > 0) {
      expect(await page.locator('.table').count()).toBe(0);
      handedTo.push(await page.locator('.cover h1').innerText());
      await page.locator('.cover .btn.is-lamp').click();
      await page.locator('.table').waitFor();
    } else if (!(await hands.act())) await page.waitForTimeout(40);
  }
  expect(new Set(handedTo)).toEqual(new Set(['Hand the device to Ania', 'Hand the device to Bruno']));

  // Nobody is remembered: whoever opens the page again says who it is.
  await page.reload();
  await page.locator('.cover').waitFor();
  expect(await page.locator('.table').count()).toBe(0);
});
