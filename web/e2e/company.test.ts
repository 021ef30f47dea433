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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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

/** The same, on a page that has learned what time it is by now. */
async function companyAgain(page: Page): Promise<void> {
  await page.reload();
  await company(page);
}

const seatOf = (page: Page, name: string) =>
  page.locator('.seat-row').filter({ has: page.getByText(name, { exact: true }) });
const saysOf = (page: Page, name: string) => expect.poll(() => seatOf(page, name).innerText());
const buttonsAt = (page: Page, name: string): Promise<string[]> =>
  seatOf(page, name).locator('.seat-row-buttons button').allInnerTexts();
const press = (page: Page, name: string, button: string) =>
  seatOf(page, name).getByRole('button', { name: button }).click();
const sure = (page: Page) => page.locator('dialog[open]').last().locator('.btn.is-lamp').click();
const atSeat = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.classList.contains('seat-row') === true);

const NAMES = ['Ada', 'Bo', 'Cy'];

/** People in the house, the first of them at a desk and the others on phones; bots have the other seats of three. */
async function begun(people: number) {
  const contexts = await Promise.all(
    NAMES.slice(0, people).map((_, i) => browser.newContext(i === 0 ? DESKTOP : PHONE)),
  );
  const [first, ...others] = contexts;
  if (first === undefined) throw new Error('nobody plays');
  const { game, code } = await called(first, '/api/games', { name: 'Ada', seats: 3, bots: 3 - people });
  for (const [i, other] of others.entries()) await called(other, `/api/games/${code}/join`, { name: NAMES[i + 1] });
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const page of pages) await page.goto(address(`/g/${game}`));
  for (const page of pages.slice(1)) await page.locator('.btn.start').click();
  const [ada, bo, cy] = pages;
  if (ada === undefined || bo === undefined) throw new Error('nobody plays');
  await expect.poll(() => ada.locator('.btn.start').isEnabled()).toBe(true);
  await ada.locator('.btn.start').click();
  for (const page of pages) await page.locator('.stage').waitFor();
  const close = async (): Promise<void> => {
    for (const context of contexts) await context.close();
  };
  return { game, code, ada, bo, cy: cy ?? bo, close };
}

test('before the game everybody can read how seats work, with the times of this table', async () => {
  const context = await browser.newContext(PHONE);
  const settings = { clock: { kind: 'turn', seconds: 60 } };
  const { game } = await called(context, '/api/games', { name: 'Ada', seats: 3, settings });
  const page = await context.newPage();
  await page.goto(address(`/g/${game}`));
  await page.getByText('How seats work').click();
  await expect.poll(() => page.locator('.how-seats').innerText()).toContain('has been away for 15 minutes');
  await context.close();
});

test('everybody sees who is there; the host lets a bot play for whoever has left, until they are back', async () => {
  const { game, ada, bo, close } = await begun(2);
  await company(bo);
  await saysOf(bo, 'Ada').toMatch(/host[\s\S]*here/);
  await saysOf(bo, 'bot Cuthbert').toContain('A bot is playing.');
  expect(await bo.locator('.company button:not(.seat-row-mute, .seat-row-ask)').count()).toBe(0);
  await company(ada);
  // Between two people neither can remove the other.
  expect(await buttonsAt(ada, 'Bo')).toEqual(['Make host']);

  await bo.goto('about:blank');
  await saysOf(ada, 'Bo').toContain('just left');
  expect(await buttonsAt(ada, 'Bo')).toEqual([]);
  ahead += 5 * MINUTE;
  await companyAgain(ada);
  await saysOf(ada, 'Bo').toContain('away for 5 minutes');
  await press(ada, 'Bo', 'Let a bot play until the player is back');
  await saysOf(ada, 'Bo').toContain('a bot plays until they are back');
  expect(await atSeat(ada)).toBe(true);
  await bo.goto(address(`/g/${game}`));
  await saysOf(ada, 'Bo').not.toContain('a bot plays');
  await close();
});

test('how seats work is said where a player looks for it, with the times of the table', async () => {
  const { ada, close } = await begun(2);
  await company(ada);
  await ada.locator('.how-seats summary').click();
  await expect
    .poll(() => ada.locator('.how-seats').innerText())
    .toMatch(/away for 5 minutes[\s\S]*away for 24 hours and everybody else who is here agrees/);
  await close();
});

test('the part of the host passes when the host has not come back for as long as a seat is kept', async () => {
  const { game, ada, bo, close } = await begun(2);
  await ada.goto('about:blank');
  await company(bo);
  await expect.poll(() => bo.locator('.sheet').innerText()).toContain('stays away for 24 hours');
  ahead += DAY;
  await companyAgain(bo);
  await bo.getByRole('button', { name: 'Become the host' }).click();
  // A key pressed without reading changes nothing.
  await bo.keyboard.press('Enter');
  await expect.poll(() => bo.locator('dialog[open]').count()).toBe(1);
  await bo.getByRole('button', { name: 'Become the host' }).click();
  await sure(bo);
  await saysOf(bo, 'Bo').toContain('host');
  await ada.goto(address(`/g/${game}`));
  await saysOf(bo, 'Ada').toContain('here');
  await company(ada);
  expect(await ada.locator('.company button:not(.seat-row-mute, .seat-row-ask)').count()).toBe(0);
  await close();
});

test('a seat is given up when its time is over, all agree and its player does not object; then somebody else may have it', async () => {
  const { game, code, ada, bo, close } = await begun(2);
  const askToGiveUp = async (): Promise<void> => {
    await bo.goto('about:blank');
    await company(ada);
    await saysOf(ada, 'Bo').toContain('just left');
    ahead += DAY;
    await companyAgain(ada);
    await press(ada, 'Bo', 'Ask the others to give up this seat');
    await sure(ada);
    await saysOf(ada, 'Bo').toMatch(/given up in 2[34] hours unless they come back/);
  };
  await askToGiveUp();
  // Bo objects, simply by coming back.
  await bo.goto(address(`/g/${game}`));
  await saysOf(ada, 'Bo').not.toContain('given up');
  await ada.reload();

  await askToGiveUp();
  ahead += DAY + MINUTE;
  await saysOf(ada, 'Bo').toContain('did not come back in time');
  const guest = await browser.newContext(DESKTOP);
  await called(guest, `/api/games/${code}/knock`, { name: 'Cy' });
  await press(ada, 'Bo', 'Give the seat to Cy');
  await sure(ada);
  const cy = await guest.newPage();
  await saysOf(ada, 'Cy').toMatch(/away|just left/);
  await cy.goto(address(`/g/${game}`));
  await cy.locator('.stage').waitFor();
  await saysOf(ada, 'Cy').toContain('here');
  await guest.close();
  await close();
});

test('somebody is removed by the votes of all others, and the seat goes back to them and to nobody else', async () => {
  const { game, code, ada, bo, cy, close } = await begun(3);
  await company(ada);
  await press(ada, 'Bo', 'Ask the others to remove this player');
  await sure(ada);
  expect(await atSeat(ada)).toBe(true);
  await expect.poll(() => cy.locator('.vote').innerText()).toContain('removing Bo from the game');
  // Whoever it is about has no vote in it.
  expect(await bo.locator('.vote .is-lamp').count()).toBe(0);
  await cy.locator('.vote').getByRole('button', { name: 'Agree', exact: true }).click();
  await saysOf(ada, 'bot Beryl').toContain('Removed by the others');
  await bo.getByRole('link', { name: 'Knock' }).click();
  await bo.locator('form input').waitFor();

  const stranger = await browser.newContext(DESKTOP);
  await called(stranger, `/api/games/${code}/knock`, { name: 'Di' });
  await press(ada, 'bot Beryl', 'Give the seat to Di');
  await sure(ada);
  await expect.poll(() => ada.locator('.seat-row-refused').innerText()).toContain('Only the person who was removed');
  await called(bo.context(), `/api/games/${code}/knock`, { name: 'Bo' });
  await press(ada, 'bot Beryl', 'Give the seat to Bo');
  await sure(ada);
  await saysOf(ada, 'Bo').toMatch(/away|just left/);
  expect(await ada.locator('.seat-row-refused').count()).toBe(0);
  await bo.goto(address(`/g/${game}`));
  await bo.locator('.stage').waitFor();
  await saysOf(ada, 'Bo').toContain('here');
  await stranger.close();
  await close();
});

test('whoever is muted is not heard on this device, also after a reload, and is heard again', async () => {
  const { ada, bo, close } = await begun(2);
  const say = async (text: string): Promise<void> => {
    await bo.getByRole('button', { name: 'Log' }).click();
    await bo.locator('.say input').fill(text);
    await bo.locator('.say input').press('Enter');
    await bo.locator('.log-line', { hasText: text }).waitFor();
  };
  await say('Boo to you');
  await ada.locator('.log-line', { hasText: 'Boo to you' }).waitFor();
  await company(ada);
  await press(ada, 'Bo', 'Mute');
  await ada.locator('.log-line', { hasText: 'Boo to you' }).waitFor({ state: 'detached' });
  await say('And again');
  await companyAgain(ada);
  expect(await ada.locator('.log-line', { hasText: /Boo to you|And again/u }).count()).toBe(0);
  await press(ada, 'Bo', 'Hear them again');
  await ada.locator('.log-line', { hasText: 'And again' }).waitFor();
  await close();
});

test('somebody can be muted before the game begins, and stays so in it', async () => {
  const [first, second] = [await browser.newContext(DESKTOP), await browser.newContext(PHONE)];
  const { game, code } = await called(first, '/api/games', { name: 'Ada', seats: 3, bots: 1 });
  await called(second, `/api/games/${code}/join`, { name: 'Bo' });
  const [ada, bo] = [await first.newPage(), await second.newPage()];
  for (const page of [ada, bo]) await page.goto(address(`/g/${game}`));
  await bo.locator('.say input').fill('Boo to you');
  await bo.locator('.say input').press('Enter');
  const words = ada.locator('.chat li', { hasText: 'Boo to you' });
  await words.waitFor();
  // Oneself and bots have no such button.
  expect(await ada.locator('.seat .seat-row-mute').count()).toBe(1);
  await ada.locator('.seat', { hasText: 'Bo' }).getByRole('button', { name: 'Mute' }).click();
  await words.waitFor({ state: 'detached' });
  await bo.locator('.btn.start').click();
  await expect.poll(() => ada.locator('.btn.start').isEnabled()).toBe(true);
  await ada.locator('.btn.start').click();
  await ada.locator('.stage').waitFor();
  await company(ada);
  await seatOf(ada, 'Bo').getByRole('button', { name: 'Hear them again' }).waitFor();
  await first.close();
  await second.close();
});
