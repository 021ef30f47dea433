import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import type { PositionName } from './positions.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** A touch never costs by accident: held, it looks; a tap chooses; a button, or a second tap there, does it. */

const { world, browser } = await worldForFile();

type Size = { readonly width: number; readonly height: number };

async function seated(at: PositionName, size: Size | 'desktop' = PHONE.viewport): Promise<Page> {
  const { id, seat } = await world.at(at);
  const context = await browser.newContext(size === 'desktop' ? DESKTOP : { ...PHONE, viewport: size });
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt[data-kind=turn] .way-out .opt');
  return page;
}

const asked = (page: Page): Promise<string | null> => page.locator('.prompt').getAttribute('data-asked');

/** The middle of something that nothing lies over. */
async function middleOf(what: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** The place of the last step of a walk: the lit room that is furthest off and in sight. */
const furthest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const view = document.querySelector('.house-view')?.getBoundingClientRect();
    const lit = [...document.querySelectorAll<HTMLElement>('.spot-room.is-open')].filter((spot) => {
      const { left, top, right, bottom } = spot.getBoundingClientRect();
      return view !== undefined && left >= view.left && top >= view.top && right <= view.right && bottom <= view.bottom;
    });
    const cost = (spot: HTMLElement): number => Number(/(\d+) space/.exec(spot.ariaLabel ?? '')?.[1] ?? 0);
    return lit.toSorted((a, b) => cost(b) - cost(a))[0]?.dataset.spot ?? '';
  });

const spot = (page: Page, key: string): Locator => page.locator(`[data-spot="${key}"]`);

describe('on a phone', () => {
  test('a tap beside a sheet closes it and does nothing else', async () => {
    const page = await seated('exploring');
    const before = await asked(page);
    const [x, y] = await middleOf(page.locator('.spot-room.is-open').first());
    await page.locator('.chips').tap();
    await page.waitForSelector('dialog[open]');
    const lies = await page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.tagName, [x, y] as const);
    expect(lies).toBe('DIALOG');
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.locator('.view-button').tap();
    await page.waitForSelector('.view-sheet .btn');
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('.view-sheet .btn', { state: 'detached' });
    expect(await page.locator('.chosen, dialog[open]').count()).toBe(0);
    expect(await asked(page)).toBe(before);
    // The next tap is one again.
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('.chosen');
    await page.context().close();
  });

  test('a finger that rests on a lit room reads it, and goes nowhere', async () => {
    const page = await seated('exploring');
    const before = await asked(page);
    const room = page.locator('.spot-room.is-open').first();
    const [x, y] = await middleOf(room);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForSelector('dialog[open] .look-room');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const title = await page.locator('dialog[open] h2').first().innerText();
    expect((await room.getAttribute('aria-label'))?.toLowerCase()).toContain(title.toLowerCase());
    expect(await page.locator('dialog[open] .look-costs').innerText()).toMatch(/\d+ space/);
    await page.locator('dialog[open] .sheet-close').tap();
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(await page.locator('.chosen').count()).toBe(0);
    expect(await asked(page)).toBe(before);
    await page.context().close();
  });

  test('a tap chooses a room, a button goes there, and one step back takes the whole walk back', async () => {
    const page = await seated('traitor');
    const steps = (): Promise<string> => page.locator('.steps').innerText();
    const [before, first] = [await asked(page), await steps()];
    const far = await furthest(page);
    await spot(page, far).tap();
    await page.waitForSelector('.chosen');
    expect(await page.locator('.chosen').innerText()).toMatch(/[2-9] spaces; you will have \w+ left/);
    expect(await asked(page)).toBe(before);
    await page.locator('.chosen-drop').tap();
    await page.waitForSelector('.chosen', { state: 'detached' });
    await spot(page, far).tap();
    await page.locator('.chosen-go').tap();
    await expect.poll(steps).not.toBe(first);
    await page.locator('.undo').tap();
    await expect.poll(steps).toBe(first);
    // The second tap there does what the button does.
    await spot(page, far).tap();
    await page.waitForSelector('.chosen');
    await spot(page, far).tap();
    await expect.poll(steps).not.toBe(first);
    await page.context().close();
  });

  test('a turn that still offers something is ended by the second touch, and says what it offers', async () => {
    const page = await seated('exploring');
    const before = await asked(page);
    const end = page.locator('.way-out .opt');
    await end.tap();
    expect(await page.locator('.chosen').innerText()).toMatch(/Still possible: .*Open a door/);
    expect(await asked(page)).toBe(before);
    await page.locator('.chosen-drop').tap();
    await page.waitForSelector('.chosen', { state: 'detached' });
    await end.tap();
    await page.waitForSelector('.chosen');
    // The second tap there does what the button does.
    await end.tap();
    await expect.poll(() => asked(page)).not.toBe(before);
    await page.context().close();
  });

  test('a door is opened by the second touch, and says before that it cannot be taken back', async () => {
    const page = await seated('exploring');
    await page.locator('.spot-door.is-open').first().tap();
    expect(await page.locator('.chosen').innerText()).toContain('you cannot take it back');
    await page.locator('.chosen-go').tap();
    await page.waitForSelector('.prompt:not([data-kind=turn])');
    await page.context().close();
  });
});

describe('the only door there is', () => {
  const way = (page: Page): Locator => page.locator('.prompt .opt', { hasText: 'Open a door' });
  const HANDS = {
    'a finger': [PHONE.viewport, (page: Page) => way(page).tap()],
    'a mouse': ['desktop', (page: Page) => way(page).click()],
    'its key': ['desktop', (page: Page) => page.keyboard.press('o')],
  } as const;
  for (const [hand, [size, press]] of Object.entries(HANDS))
    test(`by ${hand} it is chosen in the dock, and opened by the second press`, async () => {
      const page = await seated('one-door', size);
      const before = await asked(page);
      await way(page).waitFor();
      await press(page);
      await page.waitForSelector('.chosen');
      expect(await page.locator('.chosen').innerText()).toContain('you cannot take it back');
      expect(await page.locator('.spot-door.is-chosen').count()).toBe(1);
      expect(await asked(page)).toBe(before);
      await page.locator('.chosen-drop').click();
      await page.waitForSelector('.chosen', { state: 'detached' });
      await press(page);
      // The keyboard stands on the button.
      await page.locator('.chosen-go:focus').waitFor();
      await (hand === 'a finger' ? page.locator('.chosen-go').tap() : page.keyboard.press('Enter'));
      await expect.poll(() => asked(page)).not.toBe(before);
      await page.context().close();
    });
});

describe('with a mouse', () => {
  test('a click walks at once, opens no door before it has said so, and what the mouse rests on is told', async () => {
    const page = await seated('exploring', 'desktop');
    const room = page.locator('.spot-room.is-open').first();
    await room.hover();
    await page.waitForSelector('.look-card.is-room .look-costs');
    await page.locator('.strip-seats button').first().hover();
    await page.waitForSelector('.look-card.is-who .track');
    const before = await asked(page);
    await page.locator('.spot-door.is-open').first().click();
    await page.waitForSelector('.chosen');
    expect(await asked(page)).toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.chosen', { state: 'detached' });
    await room.click();
    await expect.poll(() => asked(page)).not.toBe(before);
    expect(await page.locator('.chosen').count()).toBe(0);
    await page.context().close();
  });
});

describe('what is told', () => {
  test('a line of the log shows where it happened, and why: the card or the room that it came from', async () => {
    const page = await seated('exploring', 'desktop');
    expect(await page.locator('.house-view[data-moved]').count()).toBe(0);
    await page.locator('.log-go').first().click();
    await page.waitForSelector('.house-view[data-moved]');
    await page.locator('.log-line .why').last().click();
    await page.waitForSelector('dialog[open] :is(.card, .look-room)');
    await page.context().close();
  });

  test('while a monster moves its own numbers stand where those of one’s explorer do', async () => {
    for (const [size, numbers, own] of [
      ['desktop', '.monster-card .monster-numbers b', '.me .track'],
      [PHONE.viewport, '.chips.is-monster .monster-numbers b', '.chip'],
    ] as const) {
      const page = await seated('monsters', size);
      // Their card is a part that comes later.
      await page.locator(numbers).first().waitFor();
      expect((await page.locator(numbers).allInnerTexts()).every((value) => /^(\d+|–)$/.test(value))).toBe(true);
      expect(await page.locator(numbers).count()).toBeGreaterThan(3);
      expect(await page.locator(own).count()).toBe(0);
      await page.context().close();
    }
  });
});

/** Where the dock and the way out of the turn are. */
const places = async (page: Page): Promise<unknown> => [
  await page.locator('.stage').boundingBox(),
  await page.locator('.prompt').boundingBox(),
  await page.locator('.way-out .opt').boundingBox(),
];

const SIZES: readonly (Size | 'desktop')[] = [
  'desktop',
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

describe('the table holds still', () => {
  for (const size of SIZES)
    test(`whatever can be done: the house, the dock and the end of the turn keep their places (${size === 'desktop' ? size : `${size.width}×${size.height}`})`, async () => {
      const page = await seated('exploring', size);
      const first = await places(page);
      await page.locator('.prompt .opt', { hasText: 'Walk' }).waitFor();
      const door = page.locator('.spot-door.is-open').first();
      await (size === 'desktop' ? door.click() : door.tap());
      await page.waitForSelector('.chosen');
      expect(await places(page)).toEqual(first);
      await page.context().close();
      const other = await seated('traitor', size);
      expect(await places(other)).toEqual(first);
      if (size !== 'desktop') {
        const board = await other.locator('.stage').boundingBox();
        expect(board?.height).toBeGreaterThanOrEqual(size.height / 2);
      }
      const cut = await other
        .locator('.prompt .opt')
        .evaluateAll((all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent));
      expect(cut).toEqual([]);
      await other.context().close();
    });

  for (const size of ['desktop', PHONE.viewport] as const)
    test(`at one’s turn the house frames oneself and what can be reached, whatever it showed before (${size === 'desktop' ? size : 'phone'})`, async () => {
      const page = await seated('exploring', size);
      const box = async (): Promise<{ readonly out: readonly string[]; readonly tile: number }> =>
        page.evaluate(() => {
          const view = document.querySelector('.house-view')?.getBoundingClientRect();
          const spots = [...document.querySelectorAll<HTMLElement>('.spot-room.is-open, .spot-door.is-open')];
          const out = spots.filter((it) => {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            return view === undefined || x < view.left || x > view.right || y < view.top || y > view.bottom;
          });
          const tile = document.querySelector('.spot-room')?.getBoundingClientRect().width ?? 0;
          return { out: out.map((it) => it.dataset.spot ?? ''), tile };
        });
      expect((await box()).out).toEqual([]);
      const { tile } = await box();
      if (size === 'desktop') for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Farther' }).click();
      else {
        await page.locator('.view-button').tap();
        for (let i = 0; i < 6; i++) await page.locator('.view-sheet .btn', { hasText: 'Farther' }).tap();
        await page.keyboard.press('Escape');
      }
      await expect.poll(async () => (await box()).tile).toBeLessThan(tile / 2);
      // Another question, and the same turn again: what was looked at in between is of no concern.
      const turn = await asked(page);
      await page.locator('.spot-door.is-open').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => asked(page)).not.toBe(turn);
      await expect.poll(async () => (await box()).tile).toBeGreaterThan(tile / 2);
      await page.context().close();
    });
});
