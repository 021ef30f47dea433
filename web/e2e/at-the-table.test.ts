import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import type { PositionName } from './positions.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** What one looks up while the game goes on, without leaving the table. */

const { world, browser } = await worldForFile();

async function seated(at: PositionName, size: typeof DESKTOP | typeof PHONE = DESKTOP): Promise<Page> {
  const { id, seat } = await world.at(at);
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  return page;
}

/** Opens the sheet of a room, on whichever floor, that has this in it. */
async function openRoomWith(page: Page, wanted: string): Promise<void> {
  await page.waitForSelector('.spot-room');
  const floors = await page.locator('.floor-mini').count();
  for (let floor = 0; floor <= floors; floor++) {
    const rooms = page.locator('.spot-room:not(.is-open)');
    for (let room = 0; room < (await rooms.count()); room++) {
      await rooms.nth(room).focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open] .sheet-body').waitFor();
      if ((await page.locator(`dialog[open] ${wanted}`).count()) > 0) return;
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    if (floors > 0) await page.locator('.floor-mini').first().click();
  }
  throw new Error(`no room has ${wanted}`);
}

describe('the rules at the table', () => {
  for (const size of [DESKTOP, PHONE])
    test(`lie over it with its readings marked, and nothing leads away (${size.viewport.width})`, async () => {
      const page = await seated('hero', size);
      const table = page.url();
      await page.click('.menu-button');
      await page.getByRole('menuitem', { name: 'The rules' }).click();
      await page.waitForSelector('.sheet .clause');
      expect(await page.locator('.sheet .own-readings').innerText()).toContain('recommended readings');
      const marks = await page.locator('.sheet .clause-reading b').allTextContents();
      expect(marks.length).toBeGreaterThan(20);
      expect(new Set(marks)).toEqual(new Set(['At this table:']));
      expect(await page.locator('.sheet a:not([href^="#"])').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      expect(page.url()).toBe(table);
      expect(page.context().pages()).toHaveLength(1);
      await page.context().close();
    });

  test('open at the clause behind a reason', async () => {
    const page = await seated('hero');
    await openRoomWith(page, '.why');
    await page.locator('dialog[open] .why').first().click();
    await page.locator('.clause .why').click();
    const chosen = page.locator('.rulebook.is-sheet .clause.is-chosen');
    await chosen.waitFor();
    await expect.poll(() => chosen.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(900);
    await page.context().close();
  });
});

describe('a word of the glossary', () => {
  test('can be tapped on a page of the haunt', async () => {
    const page = await seated('hero');
    await page.locator('.tome .term').first().click();
    await page.locator('.term-card:popover-open').waitFor();
    await page.keyboard.press('Escape');
    await page.context().close();
  });

  test('can be tapped on a card and in a clause', async () => {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.goto(`${world.url}/cards`);
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.locator('.card .term').first().tap();
    await page.locator('.term-card:popover-open').waitFor();
    await page.goto(`${world.url}/rules`);
    await page.locator('.clause .term').first().tap();
    await page.locator('.term-card:popover-open').waitFor();
    await page.context().close();
  });

  test('is explained inside of a sheet as well', async () => {
    const page = await seated('hero');
    await openRoomWith(page, '.term');
    await page.locator('dialog[open] .term').first().click();
    const card = page.locator('.term-card:popover-open');
    await card.waitFor();
    expect(await card.evaluate((it) => it.closest('dialog[open]') !== null)).toBe(true);
    await page.context().close();
  });
});

describe('the map of the floor', () => {
  test('is there while not all of the floor is in sight', async () => {
    const page = await seated('exploring', DESKTOP);
    // The ground floor is large enough that not all of it is in sight from near by, wherever one stands.
    const ground = page.getByRole('button', { name: /^Ground floor/ });
    if ((await ground.count()) > 0) await ground.click();
    await expect.poll(() => page.locator('.stage-name b').innerText()).toBe('Ground floor');
    const map = page.locator('.minimap');
    const isShown = (): Promise<boolean> => map.evaluate((it) => getComputedStyle(it).visibility === 'visible');
    await page.getByRole('button', { name: 'The whole house' }).click();
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(isShown).toBe(true);
    for (let i = 0; i < 12; i++) await page.getByRole('button', { name: 'Farther' }).click();
    await expect.poll(isShown).toBe(false);
    await page.context().close();
  });
});

test('where there is room all floors lie side by side, and nothing moves when it is one’s turn elsewhere', async () => {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  expect(await page.locator('.floor-mini').count()).toBe(0);
  for (const room of ['upper-landing', 'foyer', 'basement-landing'])
    expect(await page.locator(`[data-spot="room-${room}"]`).isVisible()).toBe(true);
  await context.close();
});

describe('a replay and the keyboard', () => {
  test('lets a button have its own key, and begins again at the end by key as by button', async () => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    const { id } = await world.at('over');
    await page.goto(`${world.url}/replay/${id}`);
    await page.waitForSelector('.replay .scrub input');
    const at = (): Promise<number> => page.locator('.scrub input').evaluate((it: HTMLInputElement) => Number(it.value));
    await page.getByRole('button', { name: 'One step forward' }).focus();
    const before = await at();
    await page.keyboard.press(' ');
    expect(await at()).toBe(before + 1);
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('End');
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await at()).toBeLessThan(10);
    await context.close();
  });

  test('acts out what it plays, at its own speed, and jumps at once', async () => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    const { id } = await world.at('over');
    // The test turns the page's clock, so that no card has gone by before it is looked at.
    await page.clock.install();
    await page.goto(`${world.url}/replay/${id}`);
    await page.waitForSelector('.replay .scrub input');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('button', { name: '4×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const card = page.locator('.moments[data-scene="card"] .card');
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return card.count();
      })
      .toBeGreaterThan(0);
    // What comes is not told before it is shown.
    expect(await page.locator('.replay-told .is-later').count()).toBe(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => page.locator('.moments').count()).toBe(0);
    await expect.poll(() => page.locator('.replay-told .is-later').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => page.locator('.replay-told .is-later').count()).toBe(0);
    expect(await page.locator('.moments').count()).toBe(0);
    await context.close();
  });
});

test('the place that the dock has left says where one stands and what the room says, and covers nothing', async () => {
  const page = await seated('exploring');
  const here = page.locator('.dock-here');
  await here.waitFor();
  const name = await page.locator('.stage-name small').innerText();
  expect(name).toContain(await here.locator('b').innerText());
  expect((await here.innerText()).length).toBeGreaterThan(20);
  const covered = await page.evaluate(() => {
    const box = document.querySelector('.dock-here')?.getBoundingClientRect();
    const others = [...document.querySelectorAll('.prompt .opt, .prompt .btn, .prompt > h2')];
    return others.filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return box !== undefined && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  });
  expect(covered).toBe(0);
  await page.context().close();
});
