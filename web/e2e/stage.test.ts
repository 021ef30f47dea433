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

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`one’s own dice of a fight are thrown by hand, and then what came of it is read (${name})`, async () => {
    const { id, seat } = await world.at('attack');
    const context = await browser.newContext(size);
    await context.addInitScript(() => localStorage.setItem('hollow.prefs', JSON.stringify({ chances: false })));
    const page = await context.newPage();
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    await page
      .locator('.prompt .opt', { hasText: /^Attack / })
      .first()
      .click();
    // Who does not want to know how likely it is, is not told.
    expect(await page.locator('.chosen').innerText()).not.toContain('%');
    await page.locator('.chosen-go').click();
    const hand = page.locator('.moments[data-scene="fight"] .moment-on');
    const armed = page.locator('.prompt[data-kind=weapon] .opt').first();
    await hand.or(armed).first().waitFor();
    if (await armed.isVisible()) await armed.click();
    await hand.waitFor();
    expect(await page.locator('.moments').getAttribute('data-phase')).toBe('before');
    expect(await hand.innerText()).toMatch(/^Roll \d+ di(c)?e$/u);
    expect(await page.locator('.moment-sum:not(.is-unknown)').count()).toBe(0);
    await hand.click();
    const on = page.locator('.moments .moment-on', { hasText: /^(?!Roll)/u });
    await on.waitFor();
    expect(await page.locator('.moment-fighter .moment-sum').count()).toBe(2);
    expect(await page.locator('.moment-fight .moment-came').innerText()).toMatch(/wins? by \d+\.|A tie/u);
    await context.close();
  });
