import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { must } from '../test/must.ts';
import { worldForFile } from './file-world.ts';
import { DESKTOP } from './serving.ts';

const { world, browser } = await worldForFile();

declare global {
  interface Window {
    /** What was said to listeners, and when. */
    said: { readonly at: number; readonly text: string }[];
  }
}

/** Writes down every change of the places that screen readers watch. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.said = [];
    new MutationObserver((changes) => {
      const heard = changes.some(({ target }) => {
        const place = target instanceof Element ? target : target.parentElement;
        return place?.closest('[aria-live="polite"], [role="alert"]') != null;
      });
      const text = document.querySelector('[data-testid="announcer"]')?.textContent ?? '';
      if (heard && text !== '' && window.said.at(-1)?.text !== text) window.said.push({ at: performance.now(), text });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const lines = (page: Page): Promise<string[]> =>
  page
    .locator('.log-line > span:last-child, .log-round')
    .evaluateAll((all) =>
      all.map((line) =>
        [...line.childNodes].map((part) => (part instanceof HTMLButtonElement ? '' : part.textContent)).join(''),
      ),
    );

const times = (whole: string, part: string): number => whole.split(part).length - 1;

test('what bots do in their turns is told once, in order, and not as a flood', async () => {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt[data-kind=turn] .opt');
  await page.waitForSelector('.log-line');
  const before = (await lines(page)).length;
  const asked = await page.locator('.prompt').getAttribute('data-asked');
  await listen(page);
  await page.keyboard.press('e');
  await page.waitForSelector(`.prompt[data-asked]:not(.is-waiting, [data-asked="${asked}"])`);
  const fresh = (await lines(page)).slice(before);
  expect(fresh.length).toBeGreaterThan(12);
  const toldSoFar = (): Promise<string> => page.evaluate(() => window.said.map(({ text }) => text).join(' '));
  const heardIn = (told: string): number => [...new Set(fresh)].reduce((sum, line) => sum + times(told, line), 0);
  // What is not told is at least counted.
  const countedIn = (told: string): number =>
    [...told.matchAll(/(\d+) more lines? in the log/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  await expect
    .poll(async () => {
      const told = await toldSoFar();
      return heardIn(told) + countedIn(told);
    })
    .toBeGreaterThanOrEqual(fresh.length - 2);
  const said = await page.evaluate(() => window.said);
  const told = said.map(({ text }) => text).join(' ');
  const log = fresh.join(' ');
  for (const line of new Set(fresh)) expect(times(told, line), line).toBeLessThanOrEqual(times(log, line));
  expect(heardIn(told)).toBeGreaterThan(4);
  for (const [i, { at }] of said.entries()) if (i > 0) expect(at - must(said[i - 1]).at).toBeGreaterThan(400);
  await context.close();
});

test('who wants nothing to move sees nothing move, and the result of a roll at once', async () => {
  const { id, seat } = await world.at('handed');
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.spot-room.is-open');
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 20)
        .map((one) => ('animationName' in one ? String(one.animationName) : one.id || 'a transition')),
    );
  expect(await moving()).toEqual([]);
  await page.locator('.spot-room.is-open').first().click();
  for (let i = 0; i < 10; i++) {
    expect(await moving()).toEqual([]);
    expect(await page.locator('.is-tumbling').count()).toBe(0);
    await page.waitForTimeout(60);
  }
  await context.close();
});
