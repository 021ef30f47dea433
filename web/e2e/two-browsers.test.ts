import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../test/must.ts';
import { doneInSight, foundIn, HAUNTS_WITH_PAGES, keptBy, secretsOf, trafficOf } from './keeping.ts';
import { type Player, player } from './player.ts';
import { SIDED } from './positions.ts';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';
import { survey } from './survey.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('two browsers');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** A line that can be cut. */
async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let down = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket/, (route) => {
    if (down) {
      route.close();
      return;
    }
    open.add(route);
    route.connectToServer();
  });
  return {
    async cut() {
      down = true;
      for (const route of open) await route.close();
      open.clear();
    },
    mend() {
      down = false;
    },
  };
}

interface PlayerAt {
  readonly page: Page;
  readonly player: Player;
}

const LONG = 120_000;
/** Only haunts in which either side has a book of its own: the full run leaves it to chance which of them comes. */
const ALLOWED = process.env.HOLLOW_TEST === 'full' ? SIDED : SIDED.slice(0, 1);

/** Two people and a bot at one table, and into the house. */
async function seated(host: Page, guest: Page): Promise<void> {
  await host.goto(`${serving.url}/new`);
  await host.fill('form input:not([type=radio])', 'Ania');
  await host.click('.choice:nth-of-type(2)');
  await host.click('button[type=submit]');
  await host.waitForSelector('.seat-buttons');
  const code =
    (await host.locator('.lobby').innerText()).match(/\b[A-Z](?: ?[A-Z]){7}\b/)?.[0].replaceAll(' ', '') ?? '';
  expect(code).toMatch(/^[A-Z]{8}$/);
  await host
    .locator('.setting')
    .filter({ has: host.getByText('Haunts', { exact: true }) })
    .getByRole('button')
    .click();
  await host.fill('.sheet input', ALLOWED.join(', '));
  await host.click('.sheet button[type=submit]');
  await guest.goto(`${serving.url}/join/${code}`);
  await guest.fill('form input:not([type=radio])', 'Bruno');
  await guest.click('button[type=submit]');
  await guest.waitForSelector('.btn.start');
  await expect.poll(() => host.locator('.seat-buttons').count()).toBe(1);
  await host.click('.seat-buttons .btn:nth-child(2)');
  await expect.poll(() => host.locator('.seat-buttons').count()).toBe(0);
  await guest.click('.btn.start');
  await expect.poll(() => host.locator('.start-note').count()).toBe(0);
  await host.click('.btn.start');
  await Promise.all([host.waitForSelector('.prompt'), guest.waitForSelector('.prompt')]);
}

/** So long both play at most until something is so, in milliseconds: less than a test has, so that what they see is told. */
const PATIENCE = 7 * 60_000;

/** Both play until it is so, and say how often something was pressed. */
async function together(players: readonly PlayerAt[], isSo: () => Promise<boolean> | boolean): Promise<number> {
  const limit = Date.now() + PATIENCE;
  let presses = 0;
  while (!(await isSo())) {
    if (Date.now() > limit) {
      const seen = await Promise.all(players.map(({ page }) => survey(page)));
      throw new Error(`not so after ${presses} presses: ${JSON.stringify(seen)}`);
    }
    let pressed = false;
    for (const { player: one } of players)
      if (await one.act()) {
        presses++;
        pressed = true;
      }
    if (!pressed) await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return presses;
}

/** The seat and side of a browser as the server has said them when the page was opened. */
function sideTold(traffic: readonly string[]): { readonly seat: number; readonly isTraitor: boolean } {
  const last = traffic.findLast((message) => message.startsWith('{"t":"welcome"')) ?? '{}';
  const { you, view } = JSON.parse(last) as {
    readonly you: { readonly seat: number };
    readonly view: {
      readonly position: {
        readonly traitor: string | null;
        readonly explorers: readonly { readonly id: string; readonly seat: number; readonly side?: string }[];
      };
    };
  };
  const { traitor, explorers } = view.position;
  const mine = explorers.filter(({ seat }) => seat === you.seat);
  return { seat: you.seat, isTraitor: mine.some(({ id, side }) => id === traitor || side === 'traitor') };
}

test('two friends play into the haunt; one reloads and one loses the line in the middle of a card, both go on, and neither holds the other side’s book', async () => {
  const [a, b] = await Promise.all([browser.newContext(DESKTOP), browser.newContext(DESKTOP)]);
  const [host, guest] = await Promise.all([a.newPage(), b.newPage()]);
  const traffic = [trafficOf(host), trafficOf(guest)];
  const line = await cuttable(guest);
  await seated(host, guest);
  const players = [
    { page: host, player: player(host, 'mouse', 'host') },
    { page: guest, player: player(guest, 'mouse', 'guest') },
  ];

  // In the middle of a card: it lies open, or asks something.
  const card = '.reveal, .prompt[data-kind]:not([data-kind=turn], [data-kind=turn-tile])';
  await together(players, async () => (await guest.locator(card).count()) > 0);
  await line.cut();
  await guest.waitForSelector('.line-notice', { timeout: LONG });
  await host.reload();
  await host.waitForSelector('.prompt', { timeout: LONG });
  line.mend();
  await guest.waitForSelector('.line-notice', { state: 'detached', timeout: LONG });
  await together(players, () => players.every(({ player: one }) => one.haunted()));

  await Promise.all([host.reload(), guest.reload()]);
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table, .end', { timeout: LONG })));
  await together(players, async () => (await host.locator('.haunt, .haunt-book').count()) === 0);
  for (const [i, page] of [host, guest].entries()) {
    const heard = must(traffic[i]);
    const { seat, isTraitor } = sideTold(heard);
    const kept = `${await keptBy(page)}\n${heard.join('\n')}`;
    const { haunt, told } = await doneInSight(page, new URL(page.url()).pathname.split('/').at(-1) ?? '', seat);
    expect(HAUNTS_WITH_PAGES).toContain(haunt);
    const secrets = secretsOf(haunt, isTraitor ? 'heroes' : 'traitor');
    expect(secrets).not.toEqual([]);
    expect(foundIn(secrets, kept).filter((secret) => !told.includes(secret))).toEqual([]);
  }
  await Promise.all([a.close(), b.close()]);
});
