import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handsOf } from './hands.ts';
import { player } from './player.ts';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('packs', ['the-lighthouse', 'the-long-dark']);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** A table for three, two of them bots, still in the lobby. */
async function inLobby(page: Page): Promise<void> {
  const hands = handsOf(page, 'mouse');
  await page.goto(serving.url);
  await hands.press('.cta a.btn');
  await page.waitForSelector('form .choices');
  await hands.write('form input:not([type=radio])', 'Ania');
  await hands.press('.choice', 1);
  await hands.press('form button[type=submit]');
  await page.waitForSelector('.seat-buttons');
  for (let empty = 2; empty > 0; empty--) {
    await hands.press('.seat-buttons .btn:nth-child(2)');
    await expect.poll(() => page.locator('.seat-buttons').count()).toBe(empty - 1);
  }
}

/** Plays on to the end; nothing that the page throws, and no id where a word should stand. */
async function playedOut(page: Page, errors: readonly string[], name: string): Promise<string> {
  await page.click('.btn.start');
  await page.waitForSelector('.prompt');
  const me = player(page, 'mouse', name);
  await me.playTo('haunt', 20);
  await me.playTo('end', 20);
  expect(await page.locator('.end-story p').innerText()).not.toBe('');
  expect(errors).toEqual([]);
  return page.locator('body').innerText();
}

async function newPage(): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

test('an edition that nobody drew is played from the lobby to its end', async () => {
  const { page, errors } = await newPage();
  await inLobby(page);
  await page.locator('.lobby-packs select').selectOption('the-lighthouse');
  await expect.poll(() => page.locator('.lobby-packs').innerText()).toContain('MIT');
  const told = await playedOut(page, errors, 'the lighthouse');
  expect(told.toLowerCase()).toContain('the other keeper');
  // Words stand where ids would: a card of a deck that no other edition has, and a room.
  for (const id of ['cold-spray', 'the-other-keeper', 'lamp-gallery', 'spiral-foot', 'boat-hook', 'name.'])
    expect(told).not.toContain(id);
  await page.context().close();
});

test('an expansion that puts a roof on its base is played from the lobby to its end', async () => {
  const { page, errors } = await newPage();
  await inLobby(page);
  const laid = page.locator('.lobby-packs').getByRole('switch', { name: 'The Long Dark' });
  await laid.click();
  await expect.poll(() => laid.getAttribute('aria-checked')).toBe('true');
  await playedOut(page, errors, 'the long dark');
  await page.context().close();
});
