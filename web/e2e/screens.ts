import type { Browser, BrowserContext, Page } from '@playwright/test';
import { handsOf } from './hands.ts';
import type { PositionName, World } from './world.ts';

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
  {
    name: 'table',
    show: async (page, world) => {
      await sit(page, world, 'exploring');
      await page.waitForSelector('.prompt[data-kind=turn] .opt');
    },
  },
  {
    name: 'haunt',
    show: async (page, world) => {
      await sit(page, world, 'reading');
      await page.waitForSelector('.haunt .haunt-title');
    },
  },
  {
    name: 'book',
    show: async (page, world) => {
      await sit(page, world, 'reading');
      await page.click('.haunt .haunt-buttons .is-lamp');
      await page.waitForSelector('.haunt-book .tome');
    },
  },
  {
    name: 'hero',
    show: async (page, world) => {
      await sit(page, world, 'hero');
      await page.waitForSelector('.prompt[data-kind=turn] .opt');
    },
  },
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
  {
    name: 'end',
    show: async (page, world) => {
      await sit(page, world, 'over');
      await page.waitForSelector('.end-story p');
    },
  },
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
