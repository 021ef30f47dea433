import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { SCREENS, SIZES, windowOf } from './screens.ts';

const { world, browser } = await worldForFile();

const [WIDE, , PHONE] = SIZES;

async function lobbyAt(size = WIDE): Promise<Page> {
  const page = await (await windowOf(browser, size, 'dark')).newPage();
  await SCREENS.find(({ name }) => name === 'lobby')?.show(page, world, size);
  return page;
}

const codeOf = async (page: Page): Promise<string> => await page.locator('.code b').innerText();

test.each([WIDE, PHONE])('the way into the house is in sight as soon as the lobby is: $name', async (size) => {
  const page = await lobbyAt(size);
  const box = await page.locator('.btn.start').boundingBox();
  expect(box?.y ?? -1).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  expect(await page.locator('.how-more').getAttribute('open')).toBeNull();
});

test('bots take all empty seats in one press, and have names', async () => {
  const page = await lobbyAt();
  await page.getByRole('button', { name: 'A bot takes the empty seat' }).click();
  await expect.poll(() => page.locator('.seat-buttons').count()).toBe(0);
  expect(await page.locator('.seat .by').allInnerTexts()).toEqual(
    expect.arrayContaining(['bot Beryl', 'bot Cuthbert', 'bot Dorothea']),
  );
});

test('the big screen is found by the code of a table, however it is typed', async () => {
  const lobby = await lobbyAt();
  const code = await codeOf(lobby);
  const page = await (await windowOf(browser, WIDE, 'dark')).newPage();
  await page.goto(`${world.url}/tv`);
  await page.fill('.join input', code.toLowerCase());
  await page.click('.join button');
  await expect.poll(() => page.locator('.tv-lobby b').innerText()).toBe(code);
  expect(new URL(page.url()).pathname).toBe(`/tv/${code}`);
  await page.goto(`${world.url}/tv/${code.toLowerCase()}`);
  await expect.poll(() => page.locator('.tv-lobby b').innerText()).toBe(code);
});

test('the big screen shows everybody with names and traits, and every floor by name', async () => {
  const { id } = await world.at('hero');
  const page = await (await windowOf(browser, { ...WIDE, width: 1920, height: 1080 }, 'dark')).newPage();
  await page.goto(`${world.url}/tv/${id}`);
  await page.waitForSelector('.tv-floors .house');
  expect(await page.locator('.tv-person').count()).toBe(5);
  expect(await page.locator('.tv-person .tv-traits').first().innerText()).toMatch(/Speed/);
  expect(await page.locator('.tv-floors h2').allInnerTexts()).toEqual(['Upper floor', 'Ground floor', 'Basement']);
  // Also what is written into the drawing of a house that has grown.
  await page.waitForSelector('.tv-floors .plate-text');
  const smallest = await page.locator('.tv-people *, .tv-foot *, .tv-floors *').evaluateAll((all) =>
    Math.min(
      ...all
        .filter((one) => one.childElementCount === 0 && one.textContent !== '' && !one.closest('.unseen'))
        .filter((one) => !one.closest('svg') || one.matches('.plate-text'))
        .map((one) => {
          const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 0) : 1;
          return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
        }),
    ),
  );
  expect(smallest).toBeGreaterThanOrEqual(21);
  // Where everybody is can be read without the house.
  expect(await page.locator('.tv-where').first().innerText()).not.toBe('');
});

test('who looks on sees the sheet of the explorer whose turn it is', async () => {
  const { id } = await world.at('hero');
  const page = await (await windowOf(browser, WIDE, 'dark')).newPage();
  await page.goto(`${world.url}/g/${id}/watch`);
  const active = page.locator('.strip-seat.is-active b').first();
  const name = (await active.innerText()).split(' ')[0] ?? '';
  await expect
    .poll(async () => (await page.locator('.right .me h2').innerText()).toLowerCase())
    .toContain(name.toLowerCase());
});

test('a link is copied where the browser gives no clipboard, as over plain http', async () => {
  const context = await windowOf(browser, WIDE, 'dark');
  await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const page = await context.newPage();
  await SCREENS.find(({ name }) => name === 'lobby')?.show(page, world, WIDE);
  await page.click('.code .btn');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
});
