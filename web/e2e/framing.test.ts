import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import type { PositionName } from './positions.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** Whatever answers a question lies in sight when it is put: inside the picture, and under nothing that lies over it. */

const { world, browser } = await worldForFile();

const SIZES = [DESKTOP, { ...PHONE, viewport: { width: 360, height: 640 } }];
const POSITIONS: readonly PositionName[] = ['exploring', 'choosing', 'traitor', 'monsters', 'far', 'shift'];

/** Smallest tile at which something is left out, in pixels. */
const LEAST = 44;

interface Sight {
  /** Places that answer and cannot be seen whole. */
  readonly hidden: readonly string[];
  readonly tile: number;
  /** What the page says of those that it does not show. */
  readonly told: string;
}

const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const boxOf = (part: Element | null): DOMRect => part?.getBoundingClientRect() ?? new DOMRect();
    const view = boxOf(document.querySelector('.house-view'));
    const covers = [...document.querySelectorAll('.stage-name, .house-controls')].map(boxOf);
    const spots = [...document.querySelectorAll('.spot.is-open')];
    const isHidden = (spot: Element): boolean => {
      const { left, top, right, bottom } = boxOf(spot);
      const isOut = left < view.left || right > view.right || top < view.top || bottom > view.bottom;
      const isUnder = covers.some(
        (cover) => left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top,
      );
      return isOut || isUnder;
    };
    return {
      hidden: spots.filter(isHidden).map((spot) => spot.getAttribute('data-spot') ?? ''),
      tile: Math.round(boxOf(document.querySelector('.spot-room')).width),
      told: document.querySelector('.beyond')?.textContent ?? '',
    };
  });

for (const name of POSITIONS)
  test(`every place that answers is in sight: ${name}`, async () => {
    for (const size of SIZES) {
      const { id, seat } = await world.at(name);
      const context = await browser.newContext(size);
      await world.sit(context, id, seat);
      const page = await context.newPage();
      await page.goto(`${world.url}/g/${id}`);
      await page.waitForSelector('.spot.is-open');
      // A card that asks is read first: on a phone it lies over the house.
      const card = page.locator('.reveal-on');
      if (name === 'shift') await card.click();
      const at = `${size.viewport.width}×${size.viewport.height}`;
      // Only where a tile would be smaller than a finger finds it is something left out, and then the page says how much.
      await expect
        .poll(async () => {
          const { hidden, tile, told } = await sightOf(page);
          return hidden.length === 0 || (tile <= LEAST && /\d/.test(told))
            ? ''
            : `${at}: ${hidden.join(', ')} (${tile} px)`;
        })
        .toBe('');
      const { hidden } = await sightOf(page);
      if (hidden.length > 0) {
        await page.locator('.beyond').click();
        await expect.poll(async () => (await sightOf(page)).hidden).toEqual([]);
        expect(await page.locator('.beyond').count()).toBe(0);
      }
      await context.close();
    }
  });

test('no face of letters comes in the middle of a turn', async () => {
  const { id, seat } = await world.at('hero');
  const context = await browser.newContext(DESKTOP);
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  await expect.poll(() => page.evaluate(() => document.fonts.check('italic 16px Alegreya'))).toBe(true);
  await context.close();
});
