import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@hollow/protocol';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';
import type { Position } from './world.ts';

const { world, browser } = await worldForFile();

async function seated(
  { id, seat: asked }: Position,
  seat = asked,
  size: typeof DESKTOP | typeof PHONE = DESKTOP,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await prepare(page);
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  return page;
}

/** From here on time passes on the page only where the test says so. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

/** Lets time pass, a little at once, until there is one of what is counted: what goes away by itself is not missed. */
async function tickUntil(page: Page, count: () => Promise<number>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return await count();
    })
    .toBe(1);
}

const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

describe('at the end of a game', () => {
  test('who plays again opens a table like this one, and the others find the way there', async () => {
    const over = await world.at('over');
    const [first, second] = [await seated(over, 0), await seated(over, 1)];
    await second.waitForSelector('.end-next');
    await first.getByRole('button', { name: 'Play again, same table' }).click();
    await first.waitForSelector('.seat-buttons');
    expect(first.url()).not.toContain(over.id);
    expect(await first.locator('.seat').count()).toBe(5);
    const way = second.locator('.end-next a[href^="/join/"]');
    await way.waitFor();
    await way.click();
    await second.waitForURL(/\/join\//);
    for (const page of [first, second]) await page.context().close();
  });

  test('the house can be looked at, and from there is a way back', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const page = await seated(await world.at('over'), 0, size);
      await page.getByRole('button', { name: 'Look at the house' }).click();
      await page.waitForSelector('.house');
      await page.getByRole('button', { name: 'Back to how it ended' }).click();
      await page.waitForSelector('.end-story');
      await page.context().close();
    }
  });

  test('who cannot play again is told so, stays, and may try it once more', async () => {
    const over = await world.at('over');
    const page = await seated(over, 0);
    await page.route('**/api/games', (route) => route.abort());
    const again = page.getByRole('button', { name: 'Play again, same table' });
    await again.click();
    const failure = page.locator('.end-next .failure');
    await failure.waitFor();
    expect(await failure.getAttribute('role')).toBe('alert');
    expect(await failure.innerText()).toBe('The house does not answer. Is this device online?');
    expect(page.url()).toContain(over.id);
    await page.unroute('**/api/games');
    await again.click();
    await page.waitForSelector('.seat-buttons');
    await page.context().close();
  });

  test('one press deals the whole game again on this device, and says that it was dealt as promised', async () => {
    const page = await seated(await world.at('over'), 0);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('Dealt as promised').waitFor();
    expect(await textOf(page, '.deal-told')).toMatch(
      /replaying the \d+ choices made in the game gives exactly the same game/,
    );
    await page.context().close();
  });

  test('a seal that is not the one this device was shown is found out', async () => {
    const over = await world.at('over');
    const page = await seated(over, 0);
    await page.getByRole('button', { name: 'Check the dice' }).waitFor();
    await page.evaluate((game) => {
      localStorage.setItem(`hollow.deal.${game}`, JSON.stringify({ commitment: 'another', word: 'ab'.repeat(16) }));
    }, over.id);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText('The seal is not the one this device was shown').waitFor();
    await page.context().close();
  });

  test('the story and the line of time know the whole log, from the first door on', async () => {
    const page = await seated(await world.at('over'), 0);
    await expect.poll(() => textOf(page, '.end-story p')).toContain('opened the first door');
    const points = await page.locator('.end-point').evaluateAll((all) => all.map(({ className }) => className));
    expect(points[0]).toContain('is-drawn');
    expect(points.filter((kind) => kind.includes('is-haunt'))).toHaveLength(1);
    expect(points.at(-1)).toContain('is-end');
    await page.context().close();
  });
});

describe('at the table', () => {
  test('a door some rooms away is opened with the keyboard: the walk there, then the door', async () => {
    const exploring = await world.at('exploring');
    const page = await seated(exploring);
    await page.waitForSelector('.spot-door.is-open');
    const far = page.locator('.spot-door.is-open[aria-label*="spaces"]').first();
    expect(await far.getAttribute('aria-label')).toMatch(/[2-9] spaces/);
    await far.focus();
    await page.keyboard.press('Enter');
    // What cannot be taken back is said first; another press there does it.
    expect(await page.locator('.chosen').innerText()).toMatch(/[2-9] spaces; you will have \w+ left\. A new room/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tile-prompt, .prompt[data-kind="turn-tile"]');
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/walks|goes from/);
    // The others see what is turned in the hand.
    const watcher = await page.context().newPage();
    await watcher.goto(`${world.url}/g/${exploring.id}/watch`);
    await watcher.waitForSelector('.in-hand .room');
    await page.context().close();
  });

  test('a report of a rules bug is a script of the position, without its secrets', async () => {
    const page = await seated(await world.at('hero'));
    await page.locator('.menu-button').click();
    await page.getByRole('menuitem', { name: 'Report a rules bug' }).click();
    await page.locator('dialog textarea').fill('The Library did not count.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the script' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hollow-hill-.*\.yaml$/);
    const script = readFileSync(await download.path(), 'utf8');
    expect(script).toContain('The Library did not count.');
    expect(script).toMatch(/^rooms:|\n {2}rooms:/m);
    // Neither what the stacks hold, nor how the game was dealt.
    expect(script).not.toMatch(/\bseed\b|\bstack(s|ed)?:/);
    await page.context().close();
  });

  test('dice of the table are typed in one by one, the roll is what was typed, and on a phone it lies over the house while it is new', async () => {
    const typed = await world.at('typed');
    const page = await seated(typed);
    const part = Promise.withResolvers<string>();
    const phone = await seated(typed, 1, PHONE, async (one) => {
      await one.clock.install();
      one.on('response', (response) => {
        if (/\/Rolls-[^/]*\.js$/.test(response.url())) part.resolve(response.url());
      });
    });
    await phone.waitForSelector('.prompt');
    // Whoever shows rolls comes after the page stands, and what was rolled before is past for it.
    await phone.evaluate((url) => import(url), await part.promise);
    // What was rolled before one looked is not shown.
    expect(await phone.locator('.passing-roll').count()).toBe(0);
    await standStill(phone);
    await page.waitForSelector('.dice-prompt');
    const asked = await page.locator('.prompt').getAttribute('data-asked');
    const done = page.getByRole('button', { name: 'That is what we rolled' });
    expect(await done.isDisabled()).toBe(true);
    let n = 0;
    while (await done.isDisabled()) {
      await page.getByRole('button', { name: '2 pips' }).click();
      n += 1;
    }
    await page.getByRole('button', { name: 'Take one back' }).click();
    expect(await done.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'blank' }).click();
    await done.click();
    await expect.poll(() => page.locator('.tray-sum').innerText()).toBe(String(2 * (n - 1)));
    const passing = phone.locator('.passing-roll');
    await tickUntil(phone, () => passing.count());
    expect(await passing.locator('.tray-sum').innerText()).toBe(String(2 * (n - 1)));
    await phone.clock.runFor(5000);
    await passing.waitFor({ state: 'detached' });
    await phone.context().close();
    expect(await page.locator('.prompt').getAttribute('data-asked')).not.toBe(asked);
    await page.context().close();
  });
});

test('the big screen shows the house, whose turn it is and the code, and nothing that belongs to one seat', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  const { id } = await world.at('hero');
  await page.goto(`${world.url}/tv/${id}`);
  await page.waitForSelector('.tv .house');
  expect(await textOf(page, '.tv-turn h1')).not.toBe('');
  expect(await textOf(page, '.tv-code b')).toMatch(/^[A-Z]{8}$/);
  // However many people there are, nothing runs off the side.
  const right = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().right);
  expect(Math.max(await right('.tv-people'), await right('.tv-foot'))).toBeLessThanOrEqual(1440);
  expect(await page.locator('.prompt, .hand, .tome, .menu-button, .say').count()).toBe(0);
  await page.context().close();
});

/** A game that was played before is told anew: first all up to the haunt, the rest when that is wanted. */
async function heldBack(page: Page): Promise<() => void> {
  let go = (): void => {};
  await page.routeWebSocket(/\/socket/, (route) => {
    /** The last entry that the page may know of; null once it may know them all. */
    let known: number | null = null;
    route.connectToServer().onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'step' && known !== null) return route.send(JSON.stringify({ ...message, n: known }));
      if (message.t !== 'welcome') return route.send(data);
      const { entries, n } = message;
      const haunt = entries.findIndex((entry) => entry.kind === 'event' && entry.event.type === 'haunt');
      expect(haunt).toBeGreaterThan(0);
      known = (entries[haunt]?.n ?? 0) - 1;
      route.send(JSON.stringify({ ...message, entries: entries.slice(0, haunt), n: known }));
      go = () => {
        known = null;
        route.send(JSON.stringify({ t: 'step', entries: entries.slice(haunt), n, patch: [] }));
      };
    });
  });
  return () => go();
}

test('the big screen shows the beginning of a haunt for twelve seconds, though nobody is there to go on', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.clock.install();
  const begin = await heldBack(page);
  const { id } = await world.at('later');
  await page.goto(`${world.url}/tv/${id}`);
  await page.waitForSelector('.tv .house');
  expect(await page.locator('.haunt').count()).toBe(0);
  await standStill(page);
  begin();
  const scene = page.locator('.haunt .haunt-title');
  await tickUntil(page, () => scene.count());
  await page.clock.runFor(11_500);
  expect(await scene.count()).toBe(1);
  await page.clock.runFor(1000);
  await scene.waitFor({ state: 'detached' });
  await page.context().close();
});
