import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** Scenes at a beat that is short enough to wait for and long enough to be seen. */
const { world, browser } = await worldForFile(30);

async function atTheTable(size: typeof DESKTOP | typeof PHONE) {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  return { page, context };
}

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a scene can be skipped, and all of them (${name})`, async () => {
    const { page, context } = await atTheTable(size);
    await page.keyboard.press('e');
    const skips = page.locator('.skip-scene > button');
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
