import type { Browser, BrowserContext, Page } from '@playwright/test';
import { handsOf } from './hands.ts';
import type { PositionName } from './positions.ts';
import type { World } from './world.ts';

/** Every screen of the game, and the way to it: for pictures, and for whoever looks whether all can use it. */

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
}

export const SIZES: readonly [wide: Size, middle: Size, phone: Size] = [
  { name: '1440', width: 1440, height: 900, phone: false },
  { name: '1100', width: 1100, height: 800, phone: false },
  { name: '390', width: 390, height: 844, phone: true },
];

export type Paper = 'dark' | 'light';

export interface Screen {
  readonly name: string;
  /** Goes there on a new page. */
  readonly show: (page: Page, world: World, size: Size) => Promise<void>;
}

const at =
  (path: string, ready: string) =>
  async (page: Page, world: World): Promise<void> => {
    await page.goto(`${world.url}${path}`);
    await page.waitForSelector(ready);
  };

const sit = async (page: Page, world: World, name: PositionName): Promise<void> => {
  const { id, seat } = await world.at(name);
  await world.sit(page.context(), id, seat);
  await page.goto(`${world.url}/g/${id}`);
};

/** A seat at a position, once something of it can be seen. */
const seated =
  (name: PositionName, ready: string) =>
  async (page: Page, world: World): Promise<void> => {
    await sit(page, world, name);
    await page.waitForSelector(ready);
  };

/** The book of a haunt that has just begun. */
const bookOf =
  (name: PositionName) =>
  async (page: Page, world: World): Promise<void> => {
    await sit(page, world, name);
    await page.click('.haunt .haunt-buttons .is-lamp');
    await page.waitForSelector('.haunt-book .tome');
  };

/** Beside the first edition that a server offers. */
const THIRD = 'third-edition';

/** A page away from any table, with this edition chosen on it, once something shows that the other has not. */
const shelf =
  (path: string, own: string) =>
  async (page: Page, world: World): Promise<void> => {
    await page.goto(`${world.url}${path}`);
    await page.selectOption('.field select', THIRD);
    await page.getByText(own).first().waitFor();
  };

/** On a phone the table is in tabs. */
const tab = (page: Page, n: number): Promise<void> => page.click(`.phone-nav button:nth-child(${n})`);

/** A lobby with a person, two bots and an open seat. */
async function lobby(page: Page, world: World): Promise<void> {
  await page.goto(`${world.url}/new`);
  await page.fill('form input:not([type=radio])', 'Ania');
  await page.click('form button[type=submit]');
  await page.waitForSelector('.seat-buttons');
  for (let empty = 3; empty > 1; empty--) {
    await page.click('.seat-buttons .btn:nth-child(2)');
    await page.waitForFunction((n) => document.querySelectorAll('.seat-buttons').length === n, empty - 1);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The same with another edition than the first that is offered, and a scenario of it. */
async function lobbyOfThird(page: Page, world: World): Promise<void> {
  await lobby(page, world);
  await page.selectOption('.lobby-packs select', THIRD);
  const scenario = page.getByRole('combobox', { name: 'Scenario' });
  await scenario.selectOption('a-mysterious-invitation');
  await scenario.scrollIntoViewIfNeeded();
}

/** Two bundles on the sheet, of which the other one is to be asked. */
async function trade(page: Page, world: World): Promise<void> {
  await sit(page, world, 'trade');
  await page.locator('.prompt .opt', { hasText: 'Trade' }).click();
  await page.locator('dialog[open] .partners .btn', { hasText: 'Isa' }).click();
  for (const name of ['Gun', 'Armor']) {
    await page.locator('.trade-prompt .trade-thing', { hasText: name }).click();
    await page.locator('.trade-thing[aria-pressed=true]', { hasText: name }).waitFor();
  }
}

/** A tile in the hand, behind a door that was just opened. */
async function tile(page: Page, world: World, { phone }: Size): Promise<void> {
  await sit(page, world, 'exploring');
  await page.waitForSelector('.spot-door.is-open');
  const hands = handsOf(page, phone ? 'touch' : 'mouse');
  await hands.press('.spot-door.is-open');
  await hands.press('.chosen-go');
  await page.waitForSelector('.tile-prompt');
}

export const SCREENS: readonly Screen[] = [
  { name: 'door', show: at('/', '.door .cta') },
  {
    name: 'faces',
    show: async (page, world) => {
      await page.goto(world.url);
      await page.click('#app:not([data-shell]) .play-now');
      await page.waitForSelector('.face');
    },
  },
  { name: 'new-table', show: at('/new', 'form .choices') },
  { name: 'practice', show: at('/practice', 'form .choices') },
  { name: 'lobby', show: lobby },
  { name: 'table', show: seated('exploring', '.prompt[data-kind=turn] .opt') },
  { name: 'haunt', show: seated('reading', '.haunt .haunt-title') },
  { name: 'book', show: bookOf('reading') },
  { name: 'hero', show: seated('hero', '.prompt[data-kind=turn] .opt') },
  {
    name: 'tome',
    show: async (page, world, { phone }) => {
      await sit(page, world, 'traitor');
      await page.waitForSelector('.prompt[data-kind=turn] .opt');
      if (phone) await tab(page, 4);
      await page.waitForSelector('.tome');
    },
  },
  {
    name: 'people',
    show: async (page, world, { phone }) => {
      await sit(page, world, 'hero');
      await page.waitForSelector('.prompt');
      if (phone) await tab(page, 2);
      else await page.click('.strip-seats button');
      await page.waitForSelector(phone ? '.phone-page' : 'dialog[open]');
    },
  },
  {
    name: 'company',
    show: async (page, world) => {
      const { id } = await world.at('handed');
      await world.sit(page.context(), id, 0);
      await page.goto(`${world.url}/g/${id}`);
      await page.click('.menu-button');
      await page.getByRole('menuitem', { name: 'People at the table' }).click();
      await page.waitForSelector('.company');
    },
  },
  { name: 'end', show: seated('over', '.end-story p') },
  {
    name: 'replay',
    show: async (page, world) => {
      const { id } = await world.at('over');
      await at(`/replay/${id}`, '.replay .scrub input')(page, world);
      await page.fill('.scrub input', '150');
      await page.waitForSelector('.replay .house');
    },
  },
  {
    name: 'watch',
    show: async (page, world) => {
      const { id } = await world.at('hero');
      await at(`/g/${id}/watch`, '.table')(page, world);
    },
  },
  {
    name: 'tv',
    show: async (page, world) => {
      const { id } = await world.at('hero');
      await at(`/tv/${id}`, '.tv')(page, world);
    },
  },
  { name: 'rules', show: at('/rules', '.clause') },
  { name: 'cards', show: at('/cards', '.browse-rooms .room') },
  { name: 'learn', show: at('/learn', '.teacher') },
  {
    name: 'cover',
    show: async (page, world) => {
      const { id } = await world.at('handed');
      await world.sit(page.context(), id, 0, 1);
      await page.goto(`${world.url}/g/${id}`);
      await page.waitForSelector('.cover');
    },
  },
  { name: 'tile', show: tile },
  { name: 'balance', show: at('/balance', '.balance-haunt') },
  { name: 'third-lobby', show: lobbyOfThird },
  { name: 'third-table', show: seated('third-exploring', '.prompt[data-kind=turn] .opt') },
  { name: 'third-event', show: seated('third-event', '.reveal .card-row') },
  { name: 'third-haunt', show: seated('third-reading', '.haunt .haunt-title') },
  { name: 'third-book', show: bookOf('third-reading') },
  { name: 'third-hero', show: seated('third-hero', '.prompt[data-kind=turn] .opt') },
  { name: 'third-trade', show: trade },
  { name: 'third-damage', show: seated('damage', '.prompt .split-row') },
  { name: 'third-corpse', show: seated('corpse', '.prompt[data-kind=turn] .opt') },
  {
    name: 'third-loot',
    show: async (page, world) => {
      await sit(page, world, 'corpse');
      await page.locator('.prompt .opt', { hasText: 'Take from the dead' }).click();
      await page.waitForSelector('dialog[open] .hand button');
    },
  },
  { name: 'third-free-for-all', show: seated('free-for-all', '.haunt .haunt-title') },
  { name: 'third-free-for-all-end', show: seated('free-for-all-over', '.end-story p') },
  { name: 'third-end', show: seated('third-over', '.end-story p') },
  { name: 'third-rules', show: shelf('/rules', 'whoever comes by may take one card per turn') },
  { name: 'third-cards', show: shelf('/cards', 'Specimen Room') },
  { name: 'third-learn', show: at(`/learn/${THIRD}`, '.teacher') },
];

/** A browser's window of a size, with a paper, in which nothing moves. */
export async function windowOf(
  browser: Browser,
  { width, height, phone }: Size,
  paper: Paper,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  });
  await context.addInitScript((wanted) => {
    localStorage.setItem('hollow.prefs', JSON.stringify({ paper: wanted, motion: 'none' }));
  }, paper);
  return context;
}
