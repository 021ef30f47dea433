import { secondEdition } from '@hollow/content';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { doneInSight, foundIn, keptBy, secretsOf, trafficOf } from './keeping.ts';
import { SIDED, SIDED_HAUNT } from './positions.ts';
import { DESKTOP } from './serving.ts';
import type { Position } from './world.ts';

/** The haunt of the position at which both sides read their books. */
const HAUNT = 'the-mummy-walks';

const { world, browser } = await worldForFile();

/** Through the moment, the book and back to the table, with everything on the page opened once. */
async function readBook(page: Page, id: string): Promise<void> {
  await page.goto(`${world.url}/g/${id}`);
  await page.click('.haunt .haunt-buttons .is-lamp');
  await page.waitForSelector('.haunt-book .tome');
}

interface Opened {
  readonly page: Page;
  /** What the page shows and keeps. */
  readonly kept: () => Promise<string>;
  /** What has come to it. */
  readonly came: () => string;
}

/** A page of somebody of a side. */
async function opened(side: 'heroes' | 'traitor', { id, traitor }: Position): Promise<Opened> {
  const context = await browser.newContext(DESKTOP);
  await world.sit(context, id, side === 'traitor' ? (traitor ?? 0) : traitor === 0 ? 1 : 0);
  const page = await context.newPage();
  const traffic = trafficOf(page);
  await readBook(page, id);
  return { page, kept: () => keptBy(page), came: () => traffic.join('\n') };
}

/** The traitor gives a sentence away: the server sends it to everybody at the table. */
async function sayToAll(words: string, position: Position): Promise<void> {
  const { page } = await opened('traitor', position);
  const { id, traitor } = position;
  await page.evaluate(
    ([game, seat, text]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/games/${game}/socket?viewer=${seat}&from=0&lang=en`);
        socket.onmessage = ({ data }) => {
          const { t } = JSON.parse(String(data)) as { readonly t: string };
          if (t === 'welcome') socket.send(JSON.stringify({ t: 'chat', id: 'planted-words', to: 'table', text }));
          if (t === 'done') resolve();
        };
      }),
    [id, traitor, words] as const,
  );
  await page.context().close();
}

describe('the books of a haunt', () => {
  test('each side of every haunt that has two has words that stand on no other page', () => {
    const sided = (secondEdition.haunts ?? []).filter(({ number }) => SIDED.includes(number));
    expect(sided.length).toBeGreaterThan(40);
    const without = sided.flatMap(({ id }) =>
      (['heroes', 'traitor'] as const).filter((side) => secretsOf(id, side).length < 3).map((side) => `${id}: ${side}`),
    );
    expect(without).toEqual([]);
  });

  for (const [mine, theirs] of [
    ['heroes', 'traitor'],
    ['traitor', 'heroes'],
  ] as const)
    test(`a page of the ${mine} holds its own book and no sentence and no action of the ${theirs}`, async () => {
      const { page, kept, came } = await opened(mine, await world.at('reading'));
      const [own, others] = [secretsOf(HAUNT, mine), secretsOf(HAUNT, theirs)];
      const all = `${await kept()}\n${came()}`;
      expect(foundIn(own, all).length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(5);
      expect(foundIn(others, all)).toEqual([]);
      await page.context().close();
    });

  for (const [mine, theirs] of [
    ['heroes', 'traitor'],
    ['traitor', 'heroes'],
  ] as const)
    test(`and so it is some rounds later, but for what was done in sight of the ${mine} (haunt ${SIDED_HAUNT})`, async () => {
      const { id, traitor } = await world.at('later');
      const context = await browser.newContext(DESKTOP);
      const seat = mine === 'traitor' ? (traitor ?? 0) : traitor === 0 ? 1 : 0;
      await world.sit(context, id, seat);
      const page = await context.newPage();
      const traffic = trafficOf(page);
      await page.goto(`${world.url}/g/${id}`);
      await page.waitForSelector('.tome');
      const { haunt, told } = await doneInSight(page, id, seat);
      const [own, others] = [secretsOf(haunt, mine), secretsOf(haunt, theirs)];
      const all = `${await keptBy(page)}\n${traffic.join('\n')}`;
      expect(foundIn(own, all).length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(3);
      expect(foundIn(others, all).filter((secret) => !told.includes(secret))).toEqual([]);
      await context.close();
    });

  test('a sentence that is planted is found wherever it lies: on the page, in a drawer, in a cache, in what the server sends', async () => {
    const secret = secretsOf(HAUNT, 'traitor').find(({ length }) => length < 400) ?? '';
    expect(secret).not.toBe('');
    const plants: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
      page: (page) => page.evaluate((words) => document.body.append(document.createComment(words)), secret),
      drawer: (page) => page.evaluate((words) => localStorage.setItem('planted', words), secret),
      cache: (page) =>
        page.evaluate(async (words) => {
          const cache = await caches.open('planted');
          await cache.put('/planted', new Response(words, { headers: { 'content-type': 'text/plain' } }));
        }, secret),
    };
    for (const [where, plant] of Object.entries(plants)) {
      const { page, kept } = await opened('heroes', await world.at('reading'));
      await plant(page);
      expect(foundIn([secret], await kept()), where).toEqual([secret]);
      await page.context().close();
    }
    const position = await world.at('reading');
    const { page, came } = await opened('heroes', position);
    expect(foundIn([secret], came())).toEqual([]);
    await sayToAll(secret, position);
    await expect.poll(() => foundIn([secret], came())).toEqual([secret]);
    await page.context().close();
  });
});
