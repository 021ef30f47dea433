import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { rawKeys, settled } from './looks.ts';
import { type Paper, SCREENS, SIZES, type Size, windowOf } from './screens.ts';

const { world, browser } = await worldForFile();

const PAPERS: readonly Paper[] = ['dark', 'light'];
const EVERY = SIZES.flatMap((size) => PAPERS.map((paper) => ({ size, paper })));
/** Every screen in every size on both papers; in the short run each screen once, in a size and on a paper that change from screen to screen. */
const LOOKS = SCREENS.flatMap((screen, i) =>
  EVERY.filter((_, k) => process.env.HOLLOW_TEST === 'full' || k === i % EVERY.length).map((look) => ({
    screen,
    ...look,
  })),
);

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Wider than the window is something that only a sideways scroll shows. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What a finger should find but is smaller than 44 by 44 pixels; words in a sentence and lists are let be, as the guidelines let them. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, input:not([type=radio]), [role=switch]')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const inWords =
          getComputedStyle(element).display.startsWith('inline') && element.closest('p, li, small, dd, span') !== null;
        return width > 0 && !inWords && element.closest('[inert]') === null && (width < 43.5 || height < 43.5);
      })
      .map((element) => `${element.className || element.tagName} ${element.textContent?.slice(0, 20)}`),
  );

async function looked(
  size: Size,
  paper: Paper,
  show: (page: Page) => Promise<void>,
  told: string[] = [],
): Promise<Page> {
  const context = await windowOf(browser, size, paper);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
}

describe('a screen can be used by everybody', () => {
  for (const { screen, size, paper } of LOOKS)
    test(`${screen.name}, ${size.name} wide, on ${paper} paper`, async () => {
      const told: string[] = [];
      const page = await looked(size, paper, (one) => screen.show(one, world, size), told);
      // Neither a fault of the page nor anything that the server's policy forbids.
      expect(told).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await rawKeys(page)).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      if (size.phone) expect(await small(page)).toEqual([]);
      await page.context().close();
    });
});
