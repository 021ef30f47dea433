import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../server/test/serving.ts';
import { DESKTOP, launch, PAGE, PHONE } from './serving.ts';

let ahead = 0;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ data: ':memory:', web: PAGE }, () => Date.now() + ahead);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const WELL_PAST = 61_000;
const TITLE = 'People at the table';

const address = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

const called = async (context: BrowserContext, path: string, data: unknown) =>
  (await (await context.request.post(address(path), { data })).json()) as {
    readonly game: string;
    readonly code: string;
  };

/** The sheet, opened from the menu of the table. */
async function company(page: Page): Promise<void> {
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: TITLE }).click();
  await page.locator('.company').waitFor();
}

const chair = (page: Page, name: string) =>
  page.locator('.chair').filter({ has: page.getByText(name, { exact: true }) });
const saysOf = (page: Page, name: string) => expect.poll(() => chair(page, name).innerText(), { timeout: 20_000 });
const buttonsAt = (page: Page, name: string): Promise<string[]> => chair(page, name).locator('button').allInnerTexts();
const atChair = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.classList.contains('chair') === true);

/** Two people and a bot in the house. */
async function begun(): Promise<{ game: string; code: string; ada: Page; bo: Page }> {
  const [a, b] = [await browser.newContext(DESKTOP), await browser.newContext(PHONE)];
  const { game, code } = await called(a, '/api/games', { name: 'Ada', seats: 3, bots: 1 });
  await called(b, `/api/games/${code}/join`, { name: 'Bo' });
  const [ada, bo] = [await a.newPage(), await b.newPage()];
  for (const page of [ada, bo]) await page.goto(address(`/g/${game}`));
  await bo.locator('.btn.start').click();
  await expect.poll(() => ada.locator('.btn.start').isEnabled(), { timeout: 20_000 }).toBe(true);
  await ada.locator('.btn.start').click();
  for (const page of [ada, bo]) await page.locator('.stage').waitFor();
  return { game, code, ada, bo };
}

test('everybody sees who is there; the host lets a bot play for whoever has left, until they are back', async () => {
  const { game, ada, bo } = await begun();
  await company(bo);
  await saysOf(bo, 'Ada').toMatch(/host[\s\S]*here/);
  await saysOf(bo, 'bot 3').toContain('A bot plays.');
  expect(await bo.locator('.company button').count()).toBe(0);
  await company(ada);
  expect(await buttonsAt(ada, 'Bo')).toEqual(['Make host', 'Remove from the chair']);

  await bo.goto('about:blank');
  await saysOf(ada, 'Bo').toContain('just left');
  expect(await buttonsAt(ada, 'Bo')).toEqual(['Remove from the chair']);
  ahead += WELL_PAST;
  await ada.reload();
  await company(ada);
  await saysOf(ada, 'Bo').toContain('away for 1 minute');
  await chair(ada, 'Bo').getByRole('button', { name: 'Let a bot play until they are back' }).click();
  await saysOf(ada, 'Bo').toContain('a bot plays until they are back');
  expect(await atChair(ada)).toBe(true);
  await bo.goto(address(`/g/${game}`));
  await saysOf(ada, 'Bo').not.toContain('a bot plays');
  for (const page of [ada, bo]) await page.context().close();
});

test('who becomes the host when the host has gone may take somebody from a chair, which goes back to them and to nobody else', async () => {
  const { game, code, ada, bo } = await begun();
  await ada.goto('about:blank');
  await company(bo);
  await expect.poll(() => bo.locator('.sheet').innerText(), { timeout: 20_000 }).toContain('within a minute');
  ahead += WELL_PAST;
  await bo.reload();
  await company(bo);
  await bo.getByRole('button', { name: 'Become the host' }).click();
  // A key pressed without reading changes nothing.
  await bo.keyboard.press('Enter');
  await expect.poll(() => bo.locator('dialog[open]').count()).toBe(1);
  await bo.getByRole('button', { name: 'Become the host' }).click();
  await bo.locator('dialog[open]').last().getByRole('button', { name: 'Become the host' }).click();
  await saysOf(bo, 'Bo').toContain('host');

  await ada.goto(address(`/g/${game}`));
  await saysOf(bo, 'Ada').toContain('here');
  await company(ada);
  expect(await ada.locator('.company button').count()).toBe(0);
  expect(await buttonsAt(bo, 'Ada')).toEqual(['Make host', 'Remove from the chair']);
  await chair(bo, 'Ada').getByRole('button', { name: 'Remove from the chair' }).click();
  await bo.locator('dialog[open]').last().locator('.btn.is-lamp').click();
  await saysOf(bo, 'bot 1').toContain('kept for the person who lost it');
  expect(await atChair(bo)).toBe(true);
  await ada.getByRole('link', { name: 'Knock' }).click();
  await ada.locator('form input').waitFor();

  const stranger = await browser.newContext(DESKTOP);
  await called(stranger, `/api/games/${code}/knock`, { name: 'Cy' });
  await chair(bo, 'bot 1').getByRole('button', { name: 'Give the chair to Cy' }).click();
  await expect
    .poll(() => bo.locator('.chair-refused').innerText(), { timeout: 20_000 })
    .toContain('it goes back to them');
  await called(ada.context(), `/api/games/${code}/knock`, { name: 'Ada' });
  await chair(bo, 'bot 1').getByRole('button', { name: 'Give the chair to Ada' }).click();
  await saysOf(bo, 'Ada').toMatch(/away|just left/);
  expect(await bo.locator('.chair-refused').count()).toBe(0);
  await ada.goto(address(`/g/${game}`));
  await ada.locator('.stage').waitFor();
  await saysOf(bo, 'Ada').toContain('here');
  for (const context of [ada.context(), bo.context(), stranger]) await context.close();
});
