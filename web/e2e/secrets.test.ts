import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundIn, keptBy, secretsOf, trafficOf } from './keeping.ts';
import { DESKTOP, launch } from './serving.ts';
import { makeWorld, type World } from './world.ts';

/** The haunt of the position at which both sides read their books. */
const HAUNT = 'the-mummy-walks';

let world: World;
let browser: Browser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** Through the moment, the book and back to the table, with everything on the page opened once. */
async function readBook(page: Page): Promise<void> {
  await page.goto(`${world.url}/g/${world.at.reading.id}`);
  await page.click('.haunt .haunt-buttons .is-lamp');
  await page.waitForSelector('.haunt-book .tome');
}

/** A page of somebody of a side, and all that has come to it. */
async function opened(
  side: 'heroes' | 'traitor',
): Promise<{ readonly page: Page; readonly kept: () => Promise<string> }> {
  const { id, traitor } = world.at.reading;
  const context = await browser.newContext(DESKTOP);
  await world.sit(context, id, side === 'traitor' ? (traitor ?? 0) : traitor === 0 ? 1 : 0);
  const page = await context.newPage();
  const traffic = trafficOf(page);
  await readBook(page);
  return { page, kept: async () => `${await keptBy(page)}\n${traffic.join('\n')}` };
}

describe('the books of a haunt', () => {
  for (const [mine, theirs] of [
    ['heroes', 'traitor'],
    ['traitor', 'heroes'],
  ] as const)
    it(`a page of the ${mine} holds its own book and no sentence and no action of the ${theirs}`, async () => {
      const { page, kept } = await opened(mine);
      const [own, others] = [secretsOf(HAUNT, mine), secretsOf(HAUNT, theirs)];
      const all = await kept();
      expect(foundIn(own, all).length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(5);
      expect(foundIn(others, all)).toEqual([]);
      await page.context().close();
    });

  it('a sentence that is planted is found wherever it lies: on the page, in a drawer, in a cache, in what the server sends', async () => {
    const [secret] = secretsOf(HAUNT, 'traitor');
    const plants: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
      page: (page) => page.evaluate((words) => document.body.append(document.createComment(words)), secret),
      drawer: (page) => page.evaluate((words) => localStorage.setItem('planted', words), secret),
      cache: (page) =>
        page.evaluate(async (words) => {
          const cache = await caches.open('planted');
          await cache.put('/planted', new Response(words, { headers: { 'content-type': 'text/plain' } }));
        }, secret),
      traffic: async (page) => {
        await page.routeWebSocket(/\/socket/, (route) => {
          const server = route.connectToServer();
          server.onMessage((message) =>
            route.send(String(message).replace(/}$/, `,"planted":${JSON.stringify(secret)}}`)),
          );
        });
        await readBook(page);
      },
    };
    for (const [where, plant] of Object.entries(plants)) {
      const { page, kept } = await opened('heroes');
      await plant(page);
      expect(foundIn([secret], await kept()), where).toEqual([secret]);
      await page.context().close();
    }
  });
});
