import type { Page, Route } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';
import type { Position } from './world.ts';

/** The table on a phone in one hand: what is in sight, what is in reach, and how a haunt opens. */

const { world, browser } = await worldForFile();

type Size = { readonly width: number; readonly height: number };

async function seated(
  { id, seat }: Position,
  more: { readonly seat?: number; readonly size?: Size } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...(more.size === undefined ? {} : { viewport: more.size }) });
  const page = await context.newPage();
  await page.clock.install();
  await world.sit(context, id, more.seat ?? seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt');
  return page;
}

const floor = (page: Page): Promise<string | null> =>
  page.locator('.floor-tabs > [aria-pressed=true] .floor-tabs-name').textContent();

describe('the monsters’ turn, to a hero with a phone', () => {
  test('is named with who leads them, and shown where it happens unless the hero looks elsewhere', async () => {
    const position = await world.at('monsters');
    const { id, traitor } = position;
    const hero = await seated(position, { seat: traitor === 0 ? 1 : 0 });
    const context = await browser.newContext(DESKTOP);
    await world.sit(context, id, traitor ?? 0);
    const leader = await context.newPage();
    await leader.goto(`${world.url}/g/${id}`);
    await leader.waitForSelector('.spot-room.is-open');
    const monstersFloor = await leader.locator('.stage-name b').innerText();
    const name = await leader.locator('.strip-seat:has(.strip-traitor) em').innerText();
    expect(name).toBe('you');

    expect(await hero.locator('.phone-whose').innerText()).toMatch(/^Monsters move\nled by \w+$/);
    expect(await hero.locator('.waiting h2').innerText()).toContain('The monsters move');
    const cut = await hero
      .locator('.phone-whose *')
      .evaluateAll((parts) =>
        parts.filter(
          ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
        ),
      );
    expect(cut).toEqual([]);
    const shown = await floor(hero);
    expect(monstersFloor.toLowerCase()).toContain((shown ?? '-').toLowerCase());

    // Whoever turns to another floor stays there for a while; then the house follows again.
    const other = hero.locator('.floor-tabs > [aria-pressed=false]').first();
    const chosen = await other.locator('.floor-tabs-name').textContent();
    await other.tap();
    const step = async (): Promise<void> => {
      const here = await leader.locator('.prompt').getAttribute('data-asked');
      await leader.locator('.spot-room.is-open').first().click();
      await leader.waitForFunction(
        (was) => document.querySelector('.prompt')?.getAttribute('data-asked') !== was,
        here,
      );
    };
    await step();
    await hero.waitForSelector('.ticker');
    expect(await floor(hero)).toBe(chosen);
    await hero.clock.fastForward(9000);
    await leader.locator('.undo').click();
    await step();
    await expect.poll(() => floor(hero)).not.toBe(chosen);
    await Promise.all([hero.context().close(), context.close()]);
  });
});

describe('the opening of a haunt', () => {
  test('comes before anybody can say that the book is read, and again after a reload until they have', async () => {
    const { id, seat } = await world.at('reading');
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await world.sit(context, id, seat);
    const held: Route[] = [];
    await page.route(/HauntReveal-.*\.js$/, (route) => {
      held.push(route);
    });
    await page.goto(`${world.url}/g/${id}`);
    await page.waitForSelector('.prompt[data-kind=ready]');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await page.locator('.prompt .opt').count()).toBe(0);
    for (const key of ['1', 'r', 'Enter']) await page.keyboard.press(key);
    for (const route of held) await route.continue();
    await page.unroute(/HauntReveal-.*\.js$/);

    await page.locator('.haunt .haunt-buttons .is-lamp').tap();
    await page.waitForSelector('.haunt-book .tome');
    await page.reload();
    await page.locator('.haunt .haunt-buttons .is-lamp').tap();
    await page.locator('.haunt-book .haunt-page > .btn').tap();
    await page.waitForSelector('.haunt-book', { state: 'detached' });
    await page.waitForSelector('.prompt.is-waiting');
    await page.reload();
    await page.waitForSelector('.prompt.is-waiting');
    expect(await page.locator('.haunt, .haunt-book').count()).toBe(0);
    await context.close();
  });
});

describe('the house on a phone', () => {
  test('has nothing lying over its rooms; one button beside the floors holds the ways to look', async () => {
    const page = await seated(await world.at('exploring'));
    await page.waitForSelector('.prompt .opt');
    expect(await page.locator('.minimap').isVisible()).toBe(false);
    expect(await page.locator('.stage .btn:visible').count()).toBe(0);
    const tileWidth = (): Promise<number> =>
      page
        .locator('.spot-room')
        .first()
        .evaluate((it) => it.getBoundingClientRect().width);
    const before = await tileWidth();
    await page.locator('.view-button').tap();
    await page.locator('.view-sheet .btn', { hasText: 'Closer' }).tap();
    await expect.poll(tileWidth).toBeGreaterThan(before);
    await page.locator('.view-sheet .btn', { hasText: 'The whole house' }).tap();
    await page.waitForSelector('.view-sheet .btn', { state: 'detached' });
    await page.context().close();
  });

  for (const size of [
    { width: 320, height: 568 },
    { width: 720, height: 450 },
  ])
    test(`names every floor inside its tab, also where there is little room (${size.width})`, async () => {
      const page = await seated(await world.at('hero'), { size });
      const overhang = await page.locator('.floor-tabs > button').evaluateAll((tabs) =>
        tabs.flatMap((tab) => {
          const own = tab.getBoundingClientRect();
          return [...tab.children]
            .filter((part) => part.getClientRects().length > 0)
            .map((part) => part.getBoundingClientRect())
            .filter(({ left, right }) => left < own.left || right > own.right);
        }),
      );
      expect(overhang).toEqual([]);
      const cut = await page
        .locator('.floor-tabs-name')
        .evaluateAll((names) => names.map((it) => it.scrollWidth - it.clientWidth));
      expect(cut.every((pixels) => pixels <= 0)).toBe(true);
      await page.context().close();
    });
});

describe('what can be done, on a phone', () => {
  for (const size of [
    { width: 320, height: 500 },
    { width: 720, height: 450 },
  ])
    test(`comes first; what cannot is one line that opens, and the end of the turn is always in reach (${size.width})`, async () => {
      const page = await seated(await world.at('traitor'), { size });
      await page.waitForSelector('.prompt .is-shut');
      expect(await page.locator('.prompt .opt.is-barred').count()).toBe(0);
      const inReach = (label: string): Promise<boolean> =>
        page.locator('.prompt .opt', { hasText: label }).evaluate((it) => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      expect(await inReach('End your turn')).toBe(true);
      expect(await page.locator('.prompt').evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(false);
      await page.locator('.prompt .is-shut').tap();
      await page.waitForSelector('dialog[open] .opt.is-barred');
      // In front where there is room for it.
      expect(await page.locator('.prompt .opt, dialog[open] .opt', { hasText: 'Walk' }).count()).toBe(1);
      await page.context().close();
    });

  test('stands with the side one is on and its goal, which opens the book', async () => {
    for (const [at, side] of [
      ['hero', 'hero'],
      ['traitor', 'traitor'],
    ] as const) {
      const page = await seated(await world.at(at));
      expect(await page.locator('.phone-side').innerText()).toContain(side);
      expect(await page.locator('.goal').innerText()).toMatch(/(^|[·.] )Goal: /);
      await page.locator('.goal').tap();
      await page.waitForSelector('.phone-page .tome');
      await page.context().close();
    }
  });
});

describe('a question that a rule of the haunt puts', () => {
  const SIZES = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ];
  test.each((['steered', 'drifting'] as const).flatMap((name) => SIZES.map((size) => ({ name, ...size }))))(
    'keeps its reason clear of the answers: $name, $width×$height',
    async ({ name, ...size }) => {
      const page = await seated(await world.at(name), { size });
      await page.waitForSelector('.prompt-behind');
      const [behind, answers] = await page.evaluate(() =>
        ['.prompt-behind', '.prompt .opts > *'].map((part) => {
          const boxes = [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
          return {
            top: Math.min(...boxes.map(({ top }) => top)),
            bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
          };
        }),
      );
      expect(behind?.bottom).toBeLessThanOrEqual(Number(answers?.top));
      await page.context().close();
    },
  );
});

describe('words on a phone', () => {
  const SMALLEST = 14;

  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])
    test(`are no smaller than ${SMALLEST} pixels on any tab, and the header cuts none off (${size.width})`, async () => {
      const page = await seated(await world.at('traitor'), { size });
      await page.waitForSelector('.prompt .opt');
      const cut = await page
        .locator('.phone-whose > *')
        .evaluateAll((lines) =>
          lines.flatMap(({ textContent, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3 ? textContent : [],
          ),
        );
      expect(cut).toEqual([]);
      for (const tab of await page.locator('.phone-nav button').all()) {
        await tab.tap();
        await page.locator('.phone-nav [aria-current=page]').waitFor();
        const small = await page.evaluate((least) => {
          const found = new Set<string>();
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            const of = text.parentElement;
            // Pictures have their own measure; what is for those who listen has none.
            if (of === null || of.closest('svg, .unseen') !== null || (text.textContent ?? '').trim() === '') continue;
            const { width, height } = of.getBoundingClientRect();
            if (width > 2 && height > 2 && Number.parseFloat(getComputedStyle(of).fontSize) < least)
              found.add(`${of.className}: ${text.textContent}`);
          }
          return [...found];
        }, SMALLEST);
        expect(small).toEqual([]);
      }
      await page.context().close();
    });
});
