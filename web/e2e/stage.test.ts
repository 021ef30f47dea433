import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** Scenes at a beat that is short enough to wait for and long enough to be seen. */
const { world, browser } = await worldForFile(30);

/** What the page shows in a frame. */
interface Seen {
  readonly behind: boolean;
  readonly asked: boolean;
  readonly lines: number;
  readonly ticker: string;
}

/** Looks at every frame until the viewer is asked again. */
const watch = (page: Page): Promise<Seen[]> =>
  page.evaluate(
    () =>
      new Promise<Seen[]>((resolve) => {
        const seen: Seen[] = [];
        const look = (): void => {
          const now = {
            behind: document.querySelector('.skip-scene') !== null,
            asked: document.querySelector('.prompt .opt') !== null,
            lines: document.querySelectorAll('.log-line').length,
            ticker: document.querySelector('.ticker')?.textContent ?? '',
          };
          if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
          if (now.asked && seen.some(({ behind }) => behind)) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

async function atTheTable(size: typeof DESKTOP | typeof PHONE) {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  return { page, context };
}

test('what the others do is shown one thing after the other, and the question comes last', async () => {
  const { page, context } = await atTheTable(DESKTOP);
  const watched = watch(page);
  await page.keyboard.press('e');
  const seen = await watched;
  // Nobody is asked while something is still to be shown.
  expect(seen.filter(({ behind, asked }) => behind && asked)).toEqual([]);
  // The log grows with the scenes, a few lines at a time, and never at once.
  const growth = seen.map(({ lines }, i) => lines - (seen[i - 1]?.lines ?? lines));
  expect(Math.max(...growth)).toBeLessThanOrEqual(6);
  expect(new Set(seen.map(({ ticker }) => ticker)).size).toBeGreaterThan(4);
  await context.close();
});

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a scene can be skipped, and all of them (${name})`, async () => {
    const { page, context } = await atTheTable(size);
    await page.keyboard.press('e');
    const skips = page.locator('.skip-scene button');
    await skips.first().waitFor();
    await skips.first().click();
    // Whoever skips on comes to their own turn at last: the game waits for nobody's page.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape');
          return page.locator('.prompt .opt').count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(await skips.count()).toBe(0);
    await context.close();
  });
