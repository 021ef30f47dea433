import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

declare global {
  interface Window {
    /** Where the control of the pace was seen, and how often it was taken away. */
    paces: { readonly places: Set<string>; gone: number };
  }
}

const { world, browser } = await worldForFile(60);

/** From now on every place of the control is written down, whatever is asked or shown beside it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.paces = { places: new Set(), gone: 0 };
    const note = (changes: readonly MutationRecord[]): void => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (removed.some((node) => node instanceof Element && (node.matches('.pace') || node.querySelector('.pace'))))
        window.paces.gone++;
      const box = document.querySelector('.pace')?.getBoundingClientRect();
      if (box !== undefined && box.width > 0) window.paces.places.add(`${box.x} ${box.y} ${box.width} ${box.height}`);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
  ['phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
] as const)
  test(`the pace of the scenes never moves away under the hand that presses it (${name})`, async () => {
    const { id, seat } = await world.at('exploring');
    const context = await browser.newContext(size);
    const page = await context.newPage();
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    await page.waitForSelector('.prompt[data-asked]');
    await page.waitForSelector('.pace', { state: 'attached' });
    // Where there is room it is in plain sight while one is asked as well.
    if (name === 'wide') expect(await page.locator('.pace').isVisible()).toBe(true);
    await watch(page);
    await page.keyboard.press('e');
    await page.waitForSelector('.moments');
    await page.waitForSelector('.moments', { state: 'detached' });
    const chosen = page.locator('.pace .btn').first();
    await chosen.click();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
    const { places, gone } = await page.evaluate(() => ({ places: [...window.paces.places], gone: window.paces.gone }));
    expect(gone).toBe(0);
    expect(places).toHaveLength(1);
    await context.close();
  });

test('the big screen has a pace of its own, which nobody at the table is asked about', async () => {
  const { id } = await world.at('hero');
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${world.url}/tv/${id}`);
  const slow = page.locator('.pace .btn').last();
  await slow.click();
  await expect.poll(() => slow.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() => slow.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    .toBeGreaterThanOrEqual(22);
  await page.reload();
  await expect.poll(() => slow.getAttribute('aria-pressed')).toBe('true');
  await context.close();
});
