import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { SIZES, windowOf } from './screens.ts';

const { world, browser } = await worldForFile();

const [WIDE, , PHONE] = SIZES;
const ON_ITS_SIDE = { ...PHONE, width: 844, height: 390 };

async function playNow(size = WIDE): Promise<Page> {
  const page = await (await windowOf(browser, size, 'dark')).newPage();
  await page.goto(world.url);
  await page.click('#app:not([data-shell]) .play-now');
  await page.waitForSelector('.face');
  return page;
}

/** What the server says of the table that the page is at. */
const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const door = (await (await fetch(`/api/games/${id}`)).json()) as { readonly table: { readonly phase: string } };
    return door.table.phase;
  });

test('who plays now chooses among three faces, and the house waits until then', async () => {
  const page = await playNow();
  expect(await page.locator('.face').count()).toBe(3);
  expect(await phaseOf(page)).toBe('lobby');
  const name = await page.locator('.face h2').nth(1).innerText();
  await page.locator('.face .btn').nth(1).click();
  await expect.poll(() => page.locator('.me h2').innerText()).toBe(name);
  expect(await phaseOf(page)).toBe('playing');
});

test('who cannot decide lets the house choose', async () => {
  const page = await playNow(PHONE);
  await page.getByRole('button', { name: 'Let the house choose' }).tap();
  await page.waitForSelector('.phone-nav');
  expect(await phaseOf(page)).toBe('playing');
});

test('three faces and the way in fit on the screen of a phone', async () => {
  const page = await playNow(PHONE);
  const last = await page.locator('.face .btn').nth(2).boundingBox();
  expect((last?.y ?? PHONE.height) + (last?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
});

test('a phone that lies on its side sees the ways in at once', async () => {
  const page = await (await windowOf(browser, ON_ITS_SIDE, 'dark')).newPage();
  await page.goto(world.url);
  for (const way of ['.play-now', '.join']) {
    const box = await page.locator(`#app:not([data-shell]) ${way}`).boundingBox();
    expect((box?.y ?? ON_ITS_SIDE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  }
});
