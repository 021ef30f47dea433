import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hand, handsOf } from './hands.ts';
import { player } from './player.ts';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('whole game');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** Errors that the page threw: there must be none. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const SETTINGS: Readonly<Record<Hand, Parameters<Browser['newContext']>[0]>> = {
  mouse: DESKTOP,
  keyboard: DESKTOP,
  touch: PHONE,
};

/** What is played: an edition beside the first that is offered, and haunts that bots bring to an end within some ten rounds. */
interface Evening {
  readonly haunts: string;
  readonly other?: { readonly edition: string; readonly scenario: string };
}
const FIRST: Evening = { haunts: '12, 34' };
const OTHER: Evening = { haunts: '43', other: { edition: 'third-edition', scenario: 'a-strange-disappearance' } };

/** Chooses by its value what a list offers; keys go through it one by one, each when the server has said yes to the one before. */
async function choose(page: Page, hand: Hand, selector: string, value: string): Promise<void> {
  const list = page.locator(selector);
  await list.waitFor();
  if (hand === 'keyboard') {
    await list.focus();
    const values = await list
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const to = values.indexOf(value);
    let at = values.indexOf(await list.inputValue());
    while (at !== to) {
      await page.keyboard.press(at < to ? 'ArrowDown' : 'ArrowUp');
      at += Math.sign(to - at);
      await expect.poll(() => list.inputValue()).toBe(values[at]);
    }
  } else await list.selectOption(value);
  await expect.poll(() => list.inputValue()).toBe(value);
}

/** Through the lobby: a table for three, two of them bots, a short haunt, and into the house. */
async function throughLobby(page: Page, hand: Hand, { haunts, other }: Evening): Promise<void> {
  const hands = handsOf(page, hand);
  await hands.press('.cta a.btn');
  await page.waitForSelector('form .choices');
  await hands.write('form input:not([type=radio])', 'Ania');
  if (hand === 'keyboard') {
    // A group of choices is one stop of the Tab key; arrows choose in it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
  } else await hands.press('.choice', 1);
  await hands.press('form button[type=submit]');
  await page.waitForSelector('.seat-buttons');
  expect(await page.locator('.seat').count()).toBe(3);
  for (let empty = 2; empty > 0; empty--) {
    await hands.press('.seat-buttons .btn:nth-child(2)');
    await expect.poll(() => page.locator('.seat-buttons').count()).toBe(empty - 1);
  }
  if (other !== undefined) {
    await choose(page, hand, '.lobby-packs select', other.edition);
    await choose(page, hand, 'role=combobox[name="Scenario"]', other.scenario);
  }
  const row = `.how > .setting:nth-of-type(${other === undefined ? 3 : 4})`;
  await hands.press(`${row} .btn`);
  await hands.write('dialog[open] .field input', haunts);
  await hands.press('dialog[open] button[type=submit]');
  await expect.poll(() => page.locator(row).innerText()).toContain(haunts);
  await hands.press('.btn.start');
  await page.waitForSelector('.prompt');
}

/** From the front door to the end, without an error of the page. */
async function wholeEvening(hand: Hand, evening: Evening, name: string): Promise<void> {
  const context = await browser.newContext(SETTINGS[hand]);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(serving.url);
  await page.waitForSelector('.cta a.btn');
  await throughLobby(page, hand, evening);
  const me = player(page, hand, name);
  const explored = await me.playTo('haunt', 20);
  expect(explored).toBeGreaterThan(0);
  await me.playTo('end', 20);
  expect(await page.locator('.end-story p').innerText()).not.toBe('');
  expect(errors).toEqual([]);
  await context.close();
}

/** Each hand plays both evenings in the full run; else fingers one and keys the other, since most other tests go by mouse. */
const HANDS = ['mouse', 'touch', 'keyboard'] as const;
const full = process.env.HOLLOW_TEST === 'full';

describe('from the front door through the lobby to the end of a game against bots', () => {
  for (const hand of HANDS.filter((one) => full || one === 'touch'))
    test(`by ${hand}`, () => wholeEvening(hand, FIRST, `whole game by ${hand}`));
});

describe('the same with another edition and a scenario of it', () => {
  for (const hand of HANDS.filter((one) => full || one === 'keyboard'))
    test(`by ${hand}`, () => wholeEvening(hand, OTHER, `other game by ${hand}`));
});
