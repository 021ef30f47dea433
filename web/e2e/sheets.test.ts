import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { type Paper, SCREENS, SIZES, windowOf } from './screens.ts';

const { world, browser } = await worldForFile();

const [WIDE, , PHONE] = SIZES;
const BIG_SCREEN = 'Big screen';

async function shown(name: string, size = WIDE, paper: Paper = 'dark'): Promise<Page> {
  const page = await (await windowOf(browser, size, paper)).newPage();
  await SCREENS.find((screen) => screen.name === name)?.show(page, world, size);
  return page;
}

interface Held {
  /** The focus is in the topmost dialog. */
  readonly inside: boolean;
  /** It can be seen: on the thing itself, or on what stands for it. */
  readonly seen: boolean;
  readonly where: string;
}

const held = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const [at, dialog] = [document.activeElement, [...document.querySelectorAll('dialog[open]')].at(-1)];
    const ring = (element: Element | null | undefined): boolean =>
      element != null && getComputedStyle(element).outlineStyle !== 'none';
    return {
      inside: at !== null && dialog?.contains(at) === true,
      seen: at !== null && (ring(at) || ring(at.nextElementSibling)),
      where: `${at?.tagName} ${at?.className} ${at?.textContent?.slice(0, 30)}`,
    };
  });

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** So many times Tab goes round in most sheets, and far enough in all of them. */
const ROUND = 12;

/** The focus has gone in, cannot get out with Tab, and can be seen wherever it is. */
async function keepsFocus(page: Page): Promise<void> {
  await page.locator('dialog[open]').first().waitFor();
  expect((await held(page)).inside).toBe(true);
  for (let i = 0; i < ROUND; i++) {
    await page.keyboard.press('Tab');
    const { inside, seen, where } = await held(page);
    // Past the last thing the browser itself may have it for a moment.
    if (where.startsWith('BODY')) continue;
    expect(inside, where).toBe(true);
    expect(seen, where).toBe(true);
  }
}

const closed = (page: Page): Promise<unknown> => page.waitForFunction(() => !document.querySelector('dialog[open]'));

/** Opened by keys, it takes the focus; closed by Escape, it gives it back to what opened it. */
async function goesThrough(page: Page, opener: string): Promise<void> {
  await page.locator(opener).first().focus();
  await page.keyboard.press('Enter');
  await keepsFocus(page);
  await page.keyboard.press('Escape');
  await closed(page);
  expect(await focused(page, opener), opener).toBe(true);
}

/** The keyboard has gone into the menu. */
const inMenu = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.closest('[role=menu]') != null);

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  door: ['.square[aria-label]'],
  lobby: [
    '.is-mine .btn.small',
    '.seat:not(.is-mine) .btn.is-ghost',
    '.how .btn',
    '.seat-buttons .btn:first-child',
    '.seat-buttons .btn:nth-child(3)',
  ],
  hero: ['.strip-seats button', '.hand button', '.spot-room:not(.is-open)', '.opt.is-shut'],
};

describe('a sheet and the keyboard', () => {
  for (const [screen, openers] of Object.entries(OPENERS))
    test(`goes in, stays in and comes back: ${screen}`, async () => {
      const page = await shown(screen);
      for (const opener of openers) {
        if ((await page.locator(opener).count()) === 0) throw new Error(`${screen} has no ${opener}`);
        await goesThrough(page, opener);
      }
      await page.context().close();
    });

  test('lies on a page that is dimmed', async () => {
    const page = await shown('hero');
    await page.locator('.strip-seats button').first().click();
    const sheet = page.locator('dialog[open]');
    await sheet.waitFor();
    const ground = await sheet.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(Number(/([\d.]+)\)$/.exec(ground)?.[1])).toBeGreaterThan(0.5);
    await page.context().close();
  });

  test('every line of the menu opens one, but the big screen, which is a page of its own', async () => {
    const page = await shown('hero');
    await page.locator('.menu-button').click();
    await page.getByRole('menuitem').first().waitFor();
    const lines = await page.getByRole('menuitem').allInnerTexts();
    expect(lines.length).toBeGreaterThan(8);
    await inMenu(page);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    // The last leaves the table.
    for (const line of lines.slice(0, -1)) {
      await page.locator('.menu-button').focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: line, exact: true });
      await item.waitFor();
      await inMenu(page);
      const isReached = (): Promise<boolean> => item.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < lines.length && !(await isReached()); presses++)
        await page.keyboard.press('ArrowDown');
      expect(await isReached(), line).toBe(true);
      const window = line === BIG_SCREEN ? page.context().waitForEvent('page') : null;
      await page.keyboard.press('Enter');
      if (window !== null) {
        await (await window).close();
        continue;
      }
      await keepsFocus(page);
      await page.keyboard.press('Escape');
      await closed(page);
      expect(await focused(page, '.menu-button'), line).toBe(true);
    }
    await page.context().close();
  });

  test('the haunt has the focus when it begins, and so has the book after it, which waits for an answer', async () => {
    const page = await shown('haunt');
    expect(await focused(page, '.haunt-buttons .is-lamp')).toBe(true);
    await keepsFocus(page);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.haunt-book .tome');
    await keepsFocus(page);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.haunt-book[open] .tome').count()).toBe(1);
    await page.context().close();
  });
});

describe('a pile that is looked through', () => {
  for (const [name, size] of [
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const)
    test(`lies on a sheet, every card whole, and is searched by what the cards say (${name})`, async () => {
      const { id, seat } = await world.at('searching');
      const page = await (await windowOf(browser, size, 'dark')).newPage();
      await world.sit(page.context(), id, seat);
      await page.goto(`${world.url}/g/${id}`);
      await page.waitForSelector('.prompt[data-kind=search] .prompt-buttons');
      const before = await page.locator('.prompt').getAttribute('data-asked');
      expect(await page.locator('.cards-prompt .mini').count()).toBe(0);
      await page.locator('.prompt-buttons .btn', { hasText: /^Look through \d+ cards$/ }).click();
      const cards = page.locator('dialog[open] .card-shelf .card');
      await cards.first().waitFor();
      const all = await cards.count();
      expect(all).toBeGreaterThan(20);
      // Not the first line only.
      expect(await cards.locator('.card-row').count()).toBeGreaterThan(all);
      // To its right edge.
      const over = await cards.first().evaluate((card) => {
        const place = card.closest('li')?.getBoundingClientRect().right ?? 0;
        return card.getBoundingClientRect().right - place;
      });
      expect(over).toBeLessThanOrEqual(0);
      await page.locator('dialog[open] input[type=search]').fill('mystic slide');
      await expect.poll(() => cards.count()).toBe(1);
      await page.locator('dialog[open] .card-shelf .btn').click();
      await closed(page);
      await expect.poll(() => page.locator('.prompt').getAttribute('data-asked')).not.toBe(before);
      await page.context().close();
    });
});

describe('a list of places', () => {
  test('is answered by the letters that stand in it', async () => {
    const { id, seat } = await world.at('choosing');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    const asked = (): Promise<string | null> => page.locator('.prompt').getAttribute('data-asked');
    await page.locator('.opt.is-shut').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] .shut-list .opt').first().waitFor();
    // By floor.
    const floors = await page.locator('dialog[open] .shut-list .heading').allInnerTexts();
    expect(floors.length).toBeGreaterThan(0);
    expect(new Set(floors).size).toBe(floors.length);
    const line = page.locator('dialog[open] .shut-list .opt[aria-keyshortcuts]').first();
    const letter = (await line.getAttribute('aria-keyshortcuts')) ?? '';
    expect(letter).not.toBe('');
    const before = await asked();
    await page.keyboard.press(letter);
    await closed(page);
    await expect.poll(asked).not.toBe(before);
    await context.close();
  });
});

describe('the way back', () => {
  test('closes a sheet and stays on the page', async () => {
    const page = await shown('hero', PHONE);
    const table = page.url();
    await page.locator('.phone-strip nav button').first().click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await closed(page);
    expect(page.url()).toBe(table);
    await page.context().close();
  });

  test('leads from a page that was opened out of a sheet to the page below it, in one step', async () => {
    const page = await shown('door');
    await page.locator('.square[aria-label]').click();
    await page.waitForFunction(() => window.history.state !== null);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/rules"]')?.click());
    await page.waitForSelector('.clause');
    await page.goBack();
    await page.waitForSelector('.door .cta');
    expect(await page.evaluate(() => window.history.state)).toBeNull();
    await page.context().close();
  });

  test('does not meet a sheet that a reload has taken away', async () => {
    const page = await shown('door');
    await page.locator('.square[aria-label]').click();
    await page.locator('dialog[open]').waitFor();
    await page.waitForFunction(() => window.history.state !== null);
    await page.reload();
    await page.waitForFunction(() => window.history.state === null);
    await page.context().close();
  });
});

describe('a part that the server no longer has', () => {
  test('opens the page anew by itself, once, and then says what is missing', async () => {
    const { id, seat } = await world.at('hero');
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.route(/\/assets\/Report-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    const page = await context.newPage();
    let opened = 0;
    page.on('load', () => {
      opened += 1;
    });
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    const report = async (): Promise<void> => {
      await page.locator('.menu-button').click();
      await page.getByRole('menuitem', { name: 'Report a rules bug' }).click();
    };
    await report();
    await expect.poll(() => opened).toBe(2);
    await report();
    await page.locator('.absent').waitFor();
    expect(opened).toBe(2);
    await context.close();
  });
});
