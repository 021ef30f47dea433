import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('levels');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

test('the host gives every bot a level of its own, and reads what it means', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${serving.url}/new`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.click('form button[type=submit]');
  await page.getByRole('button', { name: 'Bots take the empty seats' }).click();
  const levels = page.locator('.bot-level select');
  await page.waitForFunction(() => document.querySelectorAll('.bot-level select').length === 3);
  expect(await levels.nth(1).inputValue()).toBe('normal');
  await levels.nth(1).selectOption('hard');
  await page.locator('.bot-level', { hasText: 'Plays a whole turn through' }).waitFor();
  expect(await levels.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual([
    'normal',
    'hard',
    'normal',
  ]);
  await page.context().close();
});

test('who plays at once chooses how well the bots play, with the face; in the game a bot says why', async () => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(serving.url);
  await page.click('#app:not([data-shell]) .play-now');
  const level = page.getByLabel('How well the bots play');
  await level.selectOption('easy');
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.bot-level select')?.value === 'easy');
  await page.locator('.face .btn').first().click();
  await page.waitForURL(/\/g\//);
  const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const bots = await page.evaluate(
    async (id) =>
      (
        (await (await fetch(`/api/games/${id}`)).json()) as { table: { seats: { bot: string | null }[] } }
      ).table.seats.map(({ bot }) => bot),
    game,
  );
  expect(bots).toEqual([null, 'easy', 'easy', 'easy']);
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: 'People at the table' }).click();
  await page.getByRole('button', { name: 'Why did you do that?' }).first().click();
  await page.locator('.seat-row-why q').first().waitFor();
  expect(await page.locator('.seat-row-why q').first().innerText()).toMatch(/^.?[A-Z].*\..?$/);
  await page.context().close();
});

test('the lobby offers fair haunts only, and shows how fair those are that were chosen', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(`${serving.url}/new`);
  await page.getByLabel('Your name at the table').fill('Ada');
  await page.click('form button[type=submit]');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Fair haunts only' }).click();
  const typed = page.locator('.sheet-body input');
  const fair = await typed.inputValue();
  expect(fair).toBe('1, 45');
  await typed.fill('1');
  await page.locator('.haunt-fairness li', { hasText: 'Fair.' }).waitFor();
  await typed.fill(fair);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('.setting', { hasText: 'only' }).first().waitFor();
  await page.context().close();
});

test('how fair haunts are is shown by number, with plots, and the fair ones alone', async () => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`${serving.url}/practice`);
  await page.getByRole('link', { name: 'How fair are the haunts?' }).click();
  await page.waitForSelector('.balance-haunt');
  const all = await page.locator('.balance-haunt').count();
  expect(all).toBe(5);
  expect(await page.locator('.balance-share .share-plot').count()).toBe(5);
  expect(await page.locator('.balance-haunt h3').first().innerText()).toMatch(/^Haunt \d+$/i);
  await page.getByRole('switch', { name: 'Fair haunts only' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.balance-haunt').length === 2);
  await page.locator('.balance-haunt summary').first().click();
  await page.locator('.balance-cells').first().waitFor();
  await page.context().close();
});
