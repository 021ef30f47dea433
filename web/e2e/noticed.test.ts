import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { SIZES, windowOf } from './screens.ts';

const { world, browser } = await worldForFile();

const [WIDE] = SIZES;

interface Told {
  readonly pulses: number;
  readonly badge: number;
}

test('whoever looks elsewhere notices their turn: title, sign and pulse', async () => {
  const { id, seat } = await world.at('exploring');
  const context = await windowOf(browser, WIDE, 'dark');
  await context.addInitScript(() => {
    const told = { pulses: 0, badge: 0 };
    Object.assign(window, { told });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.assign(navigator, {
      vibrate: () => {
        told.pulses += 1;
        return true;
      },
      setAppBadge: async (n: number) => {
        told.badge = n;
      },
      clearAppBadge: async () => {
        told.badge = 0;
      },
    });
  });
  await world.sit(context, id, seat);
  const page = await context.newPage();
  const told = (): Promise<Told> => page.evaluate(() => (window as unknown as { readonly told: Told }).told);
  await page.goto(`${world.url}/g/${id}`);
  await expect.poll(() => page.title()).toBe('Your turn · Hollow Hill');
  expect(await told()).toMatchObject({ badge: 1 });
  expect((await told()).pulses).toBeGreaterThan(0);
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: 'Leave the table' }).click();
  await expect.poll(() => page.title()).toBe('Hollow Hill');
  expect((await told()).badge).toBe(0);
});

test('a game that is over is kept as a file from its last page and from its replay, which opens on the house', async () => {
  const { id, seat } = await world.at('over');
  const context = await windowOf(browser, WIDE, 'dark');
  await world.sit(context, id, seat);
  const page = await context.newPage();
  for (const path of [`/g/${id}`, `/replay/${id}`]) {
    await page.goto(`${world.url}${path}`);
    const link = page.getByRole('link', { name: 'Keep the game as a file' });
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^hollow-.*\.json$/);
  }
  await page.waitForSelector('.replay .house');
});

test('every home screen finds its icon, and every preview its picture', async () => {
  const page = await (await windowOf(browser, WIDE, 'dark')).newPage();
  await page.goto(world.url);
  const { icons } = (await (await page.request.get(`${world.url}/manifest.webmanifest`)).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const src of [...icons.map((icon) => icon.src), touch ?? '', preview ?? '']) {
    const answer = await page.request.get(`${world.url}${src}`);
    expect([src, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([src, 200, 'image']);
  }
});
