import type { Browser } from '@playwright/test';
import { DESKTOP } from '../e2e/serving.ts';
import type { World } from '../e2e/world.ts';
import { framesOf, percentiles } from './trace.ts';

/** So long everybody else is watched at most, in milliseconds. */
const WATCHED = 20_000;

/** In the middle of a haunt a hero ends the turn; the traitor and the monsters move, with all that moves on the page. */
export async function monsterTurn(browser: Browser, world: World): Promise<string> {
  const { id, seat } = world.at.hero;
  const context = await browser.newContext({ viewport: DESKTOP.viewport });
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt[data-kind=turn] .opt');
  await page.waitForTimeout(1000);
  const frames = await framesOf(browser, page, async () => {
    await page.keyboard.press('e');
    await page.waitForSelector('.prompt.is-waiting');
    await page.waitForSelector('.prompt:not(.is-waiting)', { timeout: WATCHED }).catch(() => null);
  });
  await context.close();
  return percentiles(frames);
}
