import type { Browser, Page } from '@playwright/test';
import { DESKTOP } from '../e2e/serving.ts';
import type { World } from '../e2e/world.ts';
import { framesOf, percentiles } from './trace.ts';

/** So long everybody else is watched at most, in milliseconds. */
const WATCHED = 20_000;
/** How often it is asked whether the turn has come round, in milliseconds: asking in every frame would be work of the frame. */
const LOOKS = 200;

const comes = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: LOOKS,
    timeout: WATCHED,
  });

/** In the middle of a haunt a hero ends the turn; the traitor and the monsters move, with all that moves on the page. */
export async function monsterTurn(browser: Browser, world: World): Promise<string> {
  const { id, seat } = world.at.hero;
  const context = await browser.newContext({ viewport: DESKTOP.viewport });
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt[data-kind=turn] .opt');
  // What asks is brought to the page before anything is measured.
  await comes(page, '.prompt:not(.is-waiting)');
  await page.waitForTimeout(1000);
  const frames = await framesOf(browser, page, async () => {
    await page.keyboard.press('e');
    await comes(page, '.prompt.is-waiting').catch(() => null);
    await comes(page, '.prompt:not(.is-waiting)').catch(() => null);
  });
  await context.close();
  return percentiles(frames);
}
