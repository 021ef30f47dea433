import type { Browser, Page } from '@playwright/test';
import { DESKTOP } from '../e2e/serving.ts';
import type { World } from '../e2e/world.ts';
import { framesOf, percentiles } from './trace.ts';

/** So long everybody else is watched at most, in milliseconds. */
const WATCHED = 20_000;
/** Comes back when the viewer is asked anew. The page is told by itself: looking at it in every frame would be work of the frame. */
const askedAgain = (page: Page): Promise<void> =>
  page.evaluate(
    (longest) =>
      new Promise<void>((resolve) => {
        const asked = (): string | undefined => document.querySelector<HTMLElement>('.prompt')?.dataset.asked;
        const first = asked();
        const observer = new MutationObserver(() => {
          const now = asked();
          if (now === undefined || now === first) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-asked'] });
        setTimeout(resolve, longest);
      }),
    WATCHED,
  );

/** In the middle of a haunt a hero ends the turn; the traitor and the monsters move, with all that moves on the page. */
export async function monsterTurn(browser: Browser, world: World): Promise<string> {
  const { id, seat } = await world.at('hero');
  const context = await browser.newContext({ viewport: DESKTOP.viewport });
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt[data-kind=turn] .opt');
  await page.waitForTimeout(1000);
  const frames = await framesOf(browser, page, async () => {
    const again = askedAgain(page);
    await page.keyboard.press('e');
    await again;
  });
  await context.close();
  return percentiles(frames);
}
