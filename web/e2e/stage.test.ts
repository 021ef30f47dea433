import type { ServerMessage } from '@hollow/protocol';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { player } from './player.ts';
import { DESKTOP, PHONE } from './serving.ts';

declare global {
  interface Window {
    /** The turns that the page has shown, one after the other. */
    turns: string[];
    /** Rooms in the header that have changed, and whether the page had told of them by then. */
    walks: { readonly room: string; readonly isTold: boolean }[];
  }
}

/** Scenes at a beat that is short enough to wait for and long enough to be seen. */
const { world, browser } = await worldForFile(30);

async function atTheTable(size: typeof DESKTOP | typeof PHONE) {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  return { page, context };
}

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a scene can be skipped, and all of them (${name})`, async () => {
    const { page, context } = await atTheTable(size);
    await page.keyboard.press('e');
    const skips = page.locator('.skip-scene > button');
    await skips.first().waitFor();
    await skips.first().click();
    // Whoever skips on comes to their own turn at last: the game waits for nobody's page.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape');
          return page.locator('.prompt .opt').count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(await skips.count()).toBe(0);
    await context.close();
  });

test('nobody’s room in the header is ahead of the line or the scene that tells how they came there', async () => {
  const { id, seat } = await world.at('attack');
  const context = await browser.newContext(DESKTOP);
  await world.sit(context, id, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  // What tells of it comes when the page stands.
  await page.locator('.pace').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const wordsOf = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((part) => part.textContent).join(' ');
    const rooms = (): Map<string, string> =>
      new Map(
        [...document.querySelectorAll<HTMLElement>('.strip-seat')].map((part) => [
          part.dataset.look ?? '',
          part.querySelector('.strip-text > i')?.textContent?.split(' · ').at(-1) ?? '',
        ]),
      );
    let before = rooms();
    let told = '';
    window.walks = [];
    const note = (): void => {
      const now = rooms();
      told = `${told} ${wordsOf('.ticker')} ${wordsOf('.moments')}`.slice(-4000);
      for (const [who, room] of now)
        if (before.get(who) !== room) window.walks.push({ room, isTold: told.includes(room) });
      before = now;
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('e');
  await page.locator('.prompt:not([data-asked])').waitFor();
  await page.locator('.prompt[data-asked]').waitFor();
  const walks = await page.evaluate(() => window.walks);
  expect(walks.length).toBeGreaterThan(0);
  expect(walks.filter(({ isTold, room }) => !isTold && room !== 'dead')).toEqual([]);
  await context.close();
});

test('the page shows the same turn from its beginning to its end, while its scenes are acted out as well', async () => {
  const { page, context } = await atTheTable(DESKTOP);
  const turns = (): Promise<readonly string[]> => page.evaluate(() => window.turns);
  await page.evaluate(() => {
    const note = (): void => {
      const turn = document.querySelector<HTMLElement>('.prompt')?.dataset.turn ?? '';
      if (turn !== '' && turn !== window.turns.at(-1)) window.turns.push(turn);
    };
    window.turns = [];
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const asked = await page.locator('.prompt').getAttribute('data-asked');
  await page.locator('.spot-room.is-open').first().click();
  // A walk is shown before the next question is put: it is asked in the same turn.
  await page.waitForSelector(`.prompt[data-asked]:not(.is-waiting, [data-asked="${asked}"])`);
  expect(await turns()).toHaveLength(1);
  const me = player(page, 'mouse', 'turns');
  // The player, who ends long turns, does not go on in this one for ever.
  let presses = 0;
  await expect
    .poll(async () => {
      if ((await turns()).length === 1 && (await me.act())) presses++;
      return (await turns()).length;
    })
    .toBeGreaterThan(1);
  expect(presses).toBeLessThan(40);
  await context.close();
});

for (const [name, size] of [
  ['wide', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`one’s own dice of a fight are thrown by hand, and then what came of it is read (${name})`, async () => {
    const { id, seat } = await world.at('attack');
    const context = await browser.newContext(size);
    await context.addInitScript(() => localStorage.setItem('hollow.prefs', JSON.stringify({ chances: false })));
    const page = await context.newPage();
    await world.sit(context, id, seat);
    await page.goto(`${world.url}/g/${id}`);
    await page
      .locator('.prompt .opt', { hasText: /^Attack / })
      .first()
      .click();
    // Who does not want to know how likely it is, is not told.
    expect(await page.locator('.chosen').innerText()).not.toContain('%');
    await page.locator('.chosen-go').click();
    const hand = page.locator('.moments[data-scene="fight"] .moment-on');
    const armed = page.locator('.prompt[data-kind=weapon] .opt').first();
    await hand.or(armed).first().waitFor();
    if (await armed.isVisible()) await armed.click();
    await hand.waitFor();
    expect(await page.locator('.moments').getAttribute('data-phase')).toBe('before');
    expect(await hand.innerText()).toMatch(/^Roll \d+ di(c)?e$/u);
    expect(await page.locator('.moment-sum:not(.is-unknown)').count()).toBe(0);
    await hand.click();
    const on = page.locator('.moments .moment-on', { hasText: /^(?!Roll)/u });
    // While one’s own dice fly nothing says that one waits for others.
    const waits: string[] = [];
    while ((await on.count()) === 0) waits.push(...(await page.locator('.waiting h2').allInnerTexts()));
    expect(waits.filter((said) => /^Waiting for (?!you)/u.test(said))).toEqual([]);
    expect(await page.locator('.moment-fighter .moment-sum').count()).toBe(2);
    expect(await page.locator('.moment-fight .moment-came').innerText()).toMatch(/wins? by \d+\.|A tie/u);
    await context.close();
  });

/** Before an attack: it is chosen, and waits for the press that does it. */
async function aboutToAttack(size: typeof DESKTOP | typeof PHONE) {
  const { id, seat } = await world.at('attack');
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.waitForSelector('.prompt .opt');
  await page.keyboard.press('a');
  await page.locator('.chosen-go').waitFor();
  return { page, context };
}

const focusIsOn = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** A weapon is asked for in the dock; by its letter it is chosen. */
async function armed(page: Page): Promise<void> {
  const [scene, weapon] = [page.locator('.moments'), page.locator('.prompt[data-kind=weapon] .opt')];
  await scene.or(weapon).first().waitFor();
  if ((await scene.count()) > 0) return;
  await page.keyboard.press((await weapon.first().getAttribute('aria-keyshortcuts')) ?? '');
}

test('a whole fight is fought with the Enter key: the keyboard is on the button of each scene', async () => {
  const { page, context } = await aboutToAttack(DESKTOP);
  await focusIsOn(page, '.chosen-go');
  await page.keyboard.press('Enter');
  await armed(page);
  await focusIsOn(page, '.moments[data-phase=before] .moment-on');
  await page.keyboard.press('Enter');
  await focusIsOn(page, '.moments[data-phase=shown] .moment-on');
  await page.keyboard.press('Enter');
  await page.locator('.moments[data-scene=fight]').waitFor({ state: 'detached' });
  await context.close();
});

test('nobody who types is interrupted by a scene of their own', async () => {
  const { page, context } = await aboutToAttack(DESKTOP);
  await page.locator('.say input').focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('.chosen-go')?.click());
  await page.locator('.moments .moment-on, .prompt[data-kind=weapon] .opt').first().waitFor();
  await page.keyboard.type('a moment');
  expect(await page.locator('.say input').inputValue()).toBe('a moment');
  // The Escape key gives the letters back to the page.
  await page.keyboard.press('Escape');
  await focusIsOn(page, 'body');
  await context.close();
});

test('a sheet that lies open makes way for dice that wait, and comes back as it was', async () => {
  const { page, context } = await aboutToAttack(DESKTOP);
  await page.locator('.strip-seats button').first().click();
  await page.locator('dialog[open]').waitFor();
  const title = await page.locator('dialog[open] h2').first().innerText();
  // The answer was on its way before the sheet was laid there.
  await page.evaluate(() => document.querySelector<HTMLElement>('.chosen-go')?.click());
  const weapon = page.locator('.prompt[data-kind=weapon] .opt').first();
  const hand = page.locator('.moments .moment-on');
  await hand.or(weapon).first().waitFor();
  if ((await hand.count()) === 0) await weapon.evaluate((element: HTMLElement) => element.click());
  await hand.waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await focusIsOn(page, '.moment-on');
  await expect
    .poll(
      async () => {
        // Only what waits for the hand is pressed: the sheet that has come back would be closed by the same key.
        const waits = await page.evaluate(() => document.activeElement?.matches('.moment-on') === true);
        if (waits) await page.keyboard.press('Enter');
        return page.locator('.moments').count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('dialog[open] h2').first().innerText()).toBe(title);
  await context.close();
});

test('dice that wait are found on every tab of a phone', async () => {
  const { page, context } = await aboutToAttack(PHONE);
  await page.locator('.chosen-go').click();
  await armed(page);
  const hand = page.locator('.moments[data-phase=before] .moment-on');
  await hand.waitFor();
  for (const tab of await page.locator('.phone-nav button').all()) {
    await tab.evaluate((button: HTMLElement) => button.click());
    await hand.waitFor();
  }
  expect(await page.locator('.table').getAttribute('data-tab')).not.toBe('house');
  await hand.click();
  await page.locator('.moments[data-phase=shown] .moment-on').waitFor();
  await context.close();
});

test('on a phone the pace and the way on lie over the dock, in one row, and nothing of them over the house', async () => {
  const { page, context } = await atTheTable(PHONE);
  await page.keyboard.press('e');
  const found = await page.waitForFunction(() => {
    const bar = document.querySelector('.skip-scene');
    if (bar === null || bar.querySelectorAll('.btn').length < 3 || document.querySelector('.moments') !== null)
      return null;
    const house = document.querySelector('.stage')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    return { top, bottom, left, right, house, high: bottom - top };
  });
  const { top, left, right, house, high } = (await found.jsonValue()) ?? {
    top: 0,
    left: 0,
    right: 0,
    house: 1,
    high: 0,
  };
  expect(top).toBeGreaterThanOrEqual(house);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(PHONE.viewport.width);
  expect(high).toBeLessThan(60);
  await context.close();
});

test('a room that lies the same way however it is turned is laid without a question, also on a slow line', async () => {
  const { id, seat } = await world.at('alike');
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  /** What the server acknowledges comes later than what it shows. */
  let isSlow = true;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (route) => {
    route.connectToServer().onMessage((data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'done' && isSlow) held.push(() => route.send(data));
      else route.send(data);
    });
  });
  await world.sit(context, id, seat);
  await page.goto(`${world.url}/g/${id}`);
  await page.locator('.spot-door.is-open').first().click();
  await page.locator('.chosen-go').click();
  await page.waitForSelector('.prompt[data-kind=turn-tile]');
  isSlow = false;
  for (const send of held) send();
  await page.waitForSelector('.prompt:not([data-kind=turn-tile])');
  await context.close();
});

test('what is told over the house has at most the height that is left free for it, and covers no name', async () => {
  const { page, context } = await atTheTable(DESKTOP);
  // A line of its own: those of the game come and go.
  const heights = await page.evaluate(() => {
    const stage = document.querySelector('.stage');
    const name = document.querySelector('.stage-name')?.getBoundingClientRect() ?? new DOMRect();
    const top = stage?.getBoundingClientRect().top ?? 0;
    return [
      'Zoe Ingstrom’s turn.',
      'The Astral Spirit goes from the Underground Lake to the Wine Cellar.',
      'word '.repeat(60),
    ].map((words) => {
      const one = document.createElement('div');
      one.className = words.length > 54 ? 'ticker is-long' : 'ticker';
      const line = document.createElement('span');
      line.textContent = words;
      one.append(line);
      stage?.append(one);
      const { bottom, left } = one.getBoundingClientRect();
      one.remove();
      return { bottom: bottom - top, isBeside: left >= name.right };
    });
  });
  expect(heights.filter(({ bottom, isBeside }) => bottom > 62 || !isBeside)).toEqual([]);
  await context.close();
});
