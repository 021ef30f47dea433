import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

const { world, browser } = await worldForFile();

test.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'on %s an attack says its dice, and stays to be read with both rolls until it is closed',
  async (_, size) => {
    const context = await browser.newContext(size);
    const { id, seat } = await world.at('attack');
    await world.sit(context, id, seat);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${world.url}/g/${id}`);
    const duel = page.locator('.duel');
    const attack = page.locator('.prompt .opt', { hasText: /^Attack / }).first();
    await attack.waitFor();
    await attack.click();
    // What it would be rolled with stands there before anything is rolled.
    expect(await page.locator('.chosen').innerText()).toMatch(/\d+ (die|dice) against \d+\. Win \d+|Win \d+% at best/);
    await page.locator('.chosen-go').click();
    const armed = page.locator('.prompt[data-kind=weapon] .opt').first();
    await duel.or(armed).first().waitFor();
    if (await armed.isVisible()) {
      expect(await armed.innerText()).toMatch(/: \d+ (die|dice) against \d+/);
      await armed.click();
    }
    await duel.waitFor();
    await page.clock.runFor(60_000);
    expect(await duel.locator('.duel-sum').allInnerTexts()).toHaveLength(2);
    expect(await duel.locator('.duel-verdict').innerText()).toMatch(/wins? by \d+\.|A tie/);
    await duel.getByRole('button').click();
    await duel.waitFor({ state: 'hidden' });
    await context.close();
  },
);
