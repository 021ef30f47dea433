import { endWithoutWinner } from '@hollow/table';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../server/test/serving.ts';
import { DESKTOP, launch, PAGE, PHONE } from './serving.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ data: ':memory:', web: PAGE, day: undefined });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const address = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

async function called(context: BrowserContext, path: string, data: object): Promise<Record<string, string>> {
  const response = await context.request.post(address(path), { data });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as Record<string, string>;
}

interface Lobby {
  readonly game: string;
  readonly ada: Page;
  readonly bo: Page;
  close(): Promise<void>;
}

/** Ada at a desk, who is the host, and Bo on a phone; both have sealed a word. */
async function lobby(onBo: (page: Page) => Promise<void> = async () => undefined): Promise<Lobby> {
  const [desk, phone] = await Promise.all([browser.newContext(DESKTOP), browser.newContext(PHONE)]);
  const made = await called(desk, '/api/games', { name: 'Ada', seats: 3, bots: 1 });
  const game = String(made.game);
  await called(phone, `/api/games/${made.code}/join`, { name: 'Bo' });
  const [ada, bo] = await Promise.all([desk.newPage(), phone.newPage()]);
  await onBo(bo);
  for (const page of [ada, bo]) await page.goto(address(`/g/${game}`));
  await bo.locator('.btn.start').click();
  await ada.getByText('2 secret words sealed').waitFor();
  return {
    game,
    ada,
    bo,
    async close() {
      for (const context of [desk, phone]) await context.close();
    },
  };
}

async function begin({ ada, bo }: Lobby): Promise<void> {
  await expect.poll(() => ada.locator('.btn.start').isEnabled(), { timeout: 60_000 }).toBe(true);
  await ada.locator('.btn.start').click();
  for (const page of [ada, bo]) await page.locator('.stage').waitFor();
}

/** All agree on a draw. */
async function end({ game, ada, bo }: Lobby): Promise<void> {
  await server.node.games.act(game, (moment) =>
    endWithoutWinner(moment, { seat: 0, mid: null, at: server.node.now() }),
  );
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'Check the dice' }).waitFor();
}

const checked = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.locator('.deal-told[role=status]').waitFor();
  return await page.locator('.deal-told[role=status]').innerText();
};

/** The server gives away another file than the one of the game. */
const bend = (page: Page, change: (file: Record<string, unknown>) => object) =>
  page.route('**/export', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...file, ...change(file) } });
  });

describe('the words of devices', () => {
  test('are sealed in the lobby and opened together, and both find their own in the deal', async () => {
    const table = await lobby();
    const { game, ada, bo } = table;
    const { table: before } = await server.node.games.moment(game);
    expect(before.seats.map(({ seal, word }) => [seal !== null, word])).toEqual([
      [true, null],
      [true, null],
      [false, null],
    ]);
    // Whoever loads the page again still knows their word.
    await bo.reload();
    await bo.locator('.btn.start').waitFor();
    await begin(table);
    const { table: begun } = await server.node.games.moment(game);
    expect(begun.words.map((word) => word?.length ?? 0)).toEqual([32, 32, 0]);
    expect(begun.seals.slice(0, 2)).toEqual(before.seats.slice(0, 2).map(({ seal }) => seal));
    await end(table);
    for (const page of [ada, bo])
      expect(await checked(page)).toContain('the secret word it added is one of 2 secret words in the deal');
    await table.close();
  });

  test('of somebody who does not answer are left out: the table is told, and the game begins with new ones', async () => {
    const table = await lobby((page) =>
      page.routeWebSocket(/\/socket/, (route) => {
        const onward = route.connectToServer();
        route.onMessage((message) => {
          if (!String(message).includes('"t":"word"')) onward.send(message);
        });
      }),
    );
    const { game, ada, bo } = table;
    const { table: before } = await server.node.games.moment(game);
    await begin(table);
    const { table: begun } = await server.node.games.moment(game);
    expect(begun).toMatchObject({ redrawn: 1, words: [expect.stringMatching(/^[0-9a-f]{32}$/), null, null] });
    expect(begun.seals[0]).not.toBe(before.seats[0]?.seal);
    await end(table);
    expect(await checked(ada)).toContain('Once, a device did not reveal its secret word');
    // It opened its word as far as it knows: whoever kept that from the others has lied to it.
    expect(await checked(bo)).toContain('This device revealed its secret word');
    await table.close();
  });
});

describe('a server that gives away another file is found out', () => {
  test('with the word of somebody else, or other settings', async () => {
    const table = await lobby();
    const { ada, bo } = table;
    await begin(table);
    await end(table);
    await bend(ada, ({ words }) => ({
      words: (words as (string | null)[]).map((word, seat) => (seat === 1 ? 'ab'.repeat(16) : word)),
      seals: [],
      setupSeal: null,
    }));
    expect(await checked(ada)).toContain('The secret word used for Bo is not the one that was sealed before the game.');
    await bend(bo, ({ settings }) => ({ settings: { ...(settings as object), switches: { made: 'up' } } }));
    expect(await checked(bo)).toContain('not set up with the settings');
    await table.close();
  });
});
