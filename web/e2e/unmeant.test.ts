import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** Presses that are meant for the pace of others' turns, in the moment in which one's own begins. */

const { world, browser } = await worldForFile(30);

const turnIn = '.prompt[data-kind=turn]:not(.is-waiting)';

/** Ends a turn and skips what the others do, on the page's own clock, until one's own turn has just begun. */
async function atTheNextTurn(size: typeof DESKTOP | typeof PHONE, meanwhile: (page: Page) => Promise<void>) {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await page.clock.install();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  await page.keyboard.press('e');
  await page.locator('.skip-scene > button').first().waitFor();
  await meanwhile(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Escape');
        await page.clock.runFor(16);
        return page.locator(`${turnIn} .opt`).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  const asked = async (): Promise<string | null> => {
    await page.clock.runFor(1000);
    return page.locator(turnIn).getAttribute('data-asked');
  };
  return { page, context, asked };
}

/** The middle of the way out of a turn. */
async function endOf(page: Page): Promise<readonly [number, number]> {
  const box = await page.locator('.way-out > .opt').last().boundingBox();
  if (box === null) throw new Error('the turn cannot be ended');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('keys and the mouse do not end a turn in the moment in which it begins, and then they do', async () => {
  const { page, context, asked } = await atTheNextTurn(DESKTOP, async () => undefined);
  const question = await page.locator(turnIn).getAttribute('data-asked');
  await page.keyboard.press('e');
  await page.mouse.click(...(await endOf(page)));
  expect(await asked()).toBe(question);
  await page.clock.resume();
  await page.keyboard.press('e');
  await page.waitForSelector('.prompt.is-waiting');
  await context.close();
});

test('a key that was held before goes on and answers nothing', async () => {
  const { page, context, asked } = await atTheNextTurn(DESKTOP, (one) => one.keyboard.down('e'));
  const question = await page.locator(turnIn).getAttribute('data-asked');
  await page.clock.runFor(1000);
  // Held on, it repeats itself.
  await page.keyboard.down('e');
  expect(await asked()).toBe(question);
  await page.keyboard.up('e');
  await page.clock.resume();
  await page.keyboard.press('e');
  await page.waitForSelector('.prompt.is-waiting');
  await context.close();
});

test('a tap does neither choose nor answer in the moment in which a turn begins', async () => {
  const { page, context, asked } = await atTheNextTurn(PHONE, async () => undefined);
  const question = await page.locator(turnIn).getAttribute('data-asked');
  const [x, y] = await endOf(page);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  expect(await asked()).toBe(question);
  // What is chosen takes the place of what can be done.
  expect(await page.locator('.prompt .opts').count()).toBe(1);
  await context.close();
});
