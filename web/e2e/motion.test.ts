import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { player } from './player.ts';
import { DESKTOP, PHONE } from './serving.ts';

const { world, browser } = await worldForFile();

declare global {
  interface Window {
    /** How many motions have begun. */
    motions: number;
  }
}

/** So many presses, by a hand that does not wait for what moves. */
const PRESSES = 8;

for (const [at, size, hand] of [
  ['exploring', DESKTOP, 'mouse'],
  ['hero', PHONE, 'touch'],
] as const)
  test(`where everything moves the game goes on all the same, and the dice come to rest on what was rolled (${at}, by ${hand})`, async () => {
    const { id, seat } = await world.at(at);
    const context = await browser.newContext({ ...size, reducedMotion: 'no-preference' });
    await context.addInitScript(() => {
      window.motions = 0;
      for (const kind of ['animationstart', 'transitionrun'])
        document.addEventListener(kind, () => {
          window.motions += 1;
        });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    await page.waitForSelector('.prompt .opt');
    const me = player(page, hand, `moving ${at}`);
    const until = Date.now() + 90_000;
    let presses = 0;
    while (presses < PRESSES && Date.now() < until && (await page.locator('.end').count()) === 0)
      if (await me.act()) presses += 1;
      else await page.waitForTimeout(100);
    expect(presses).toBeGreaterThan(2);
    // How many there are depends on how many frames a crowded machine draws.
    expect(await page.evaluate(() => window.motions)).toBeGreaterThan(presses);
    await expect.poll(() => page.locator('.is-tumbling').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
