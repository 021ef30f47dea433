import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('trouble');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** A browser whose requests all come by: a worker would answer some of them itself. */
const fresh = (): Promise<BrowserContext> => browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });

/** As after a visit at which the page has been opened anew in vain. */
const openedAnew = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem('hollow.reloaded', String(Date.now())));

test('A page without words says so, and is there when they come', async () => {
  const page = await (await fresh()).newPage();
  await openedAnew(page);
  await page.route('**/assets/en-*.js', (route) => route.abort());
  await page.goto(serving.url);
  await page.getByText('The text of the game did not load').waitFor();
  await page.unroute('**/assets/en-*.js');
  await page.locator('.cta').waitFor();
});

test('A sheet that does not come leaves the table as it is, and can be asked for again', async () => {
  const page = await (await fresh()).newPage();
  await openedAnew(page);
  await page.route('**/assets/GlossarySheet-*.js', (route) => route.abort());
  await page.goto(serving.url);
  await page.locator('.cta .btn.is-lamp').click();
  await page.locator('.face .btn').first().click();
  await page.locator('.prompt').waitFor();
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: 'Game terms' }).click();
  await page.locator('.absent').waitFor();
  expect(await page.locator('.table .prompt').count()).toBe(1);
  await page.unroute('**/assets/GlossarySheet-*.js');
  await page.locator('.absent .btn').click();
  await page.locator('dialog[open]').waitFor();
});

test.each(['abcdefghjkmn', 'wrong-id'])('The big screen says that there is no such table: %s', async (id) => {
  const page = await (await fresh()).newPage();
  await page.goto(`${serving.url}/tv/${id}`);
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
});

test('Who starts before all are ready is told', async () => {
  const [mine, theirs] = [await fresh(), await fresh()];
  const host = await mine.newPage();
  const made = await mine.request.post(`${serving.url}/api/games`, { data: { name: 'Ada', seats: 3 } });
  const { game, code } = await made.json();
  await theirs.request.post(`${serving.url}/api/games/${code}/join`, { data: { name: 'Bo' } });
  await host.goto(`${serving.url}/g/${game}`);
  await host.locator('.btn.start').click();
  await host.locator('.refusal', { hasText: 'Not everybody at the table is ready yet.' }).waitFor();
  await host.locator('.refusal .btn').click();
  await host.locator('.refusal').waitFor({ state: 'detached' });
});

test('A door that does not answer says so, and opens when it is asked again or the device is online again', async () => {
  const context = await fresh();
  const made = await (await fresh()).request.post(`${serving.url}/api/games`, { data: { name: 'Ada', seats: 3 } });
  const { code } = await made.json();
  const page = await context.newPage();
  for (const again of ['button', 'online']) {
    await page.route('**/api/games/**', (route) => route.abort());
    await page.goto(`${serving.url}/join/${code}`);
    await page.locator('.failure', { hasText: 'The house does not answer.' }).waitFor();
    await page.unroute('**/api/games/**');
    if (again === 'button') await page.locator('.failure .btn').click();
    else {
      await context.setOffline(true);
      await context.setOffline(false);
    }
    await page.locator('form', { hasText: 'Ada' }).waitFor();
    expect(await page.locator('.failure').count()).toBe(0);
  }
});

test('Who comes to the door of a table at which they sit is led in without asking twice', async () => {
  const context = await fresh();
  const made = await context.request.post(`${serving.url}/api/games`, { data: { name: 'Ada', seats: 3 } });
  const { game, code } = await made.json();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/games\/[^/]+$/.test(pathname)) asked.push(pathname);
  });
  // However long the page takes to change, for it no time passes in which the door could have changed.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${serving.url}/join/${code}`);
  await page.waitForURL(`**/g/${game}`);
  await page.locator('.btn.start').waitFor();
  expect(asked).toEqual([`/api/games/${code}`]);
});
