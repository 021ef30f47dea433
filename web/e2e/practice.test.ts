import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('practice');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

test('who wants to practise as the traitor is one at once, may not be joined, and can do it again', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(serving.url);
  await page.getByRole('link', { name: 'Practise a haunt' }).click();
  await page.getByLabel('Your name at the table').fill('Ada');
  // The radio button itself is not seen: its tile is pressed.
  const first = page.getByRole('radio', { name: 'Haunt 1', exact: true });
  await page.locator('.haunt-tile', { has: first }).click();
  expect(await first.isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'the traitor' }).check();
  // Said before it begins, and not only where the dice of other tables are checked.
  expect(await page.locator('.practice').innerText()).toContain('The dice of a practice table promise nothing');
  await page.getByRole('button', { name: 'Begin with the haunt' }).click();
  await page.waitForURL(/\/g\//);
  await page.waitForSelector('.haunt .haunt-title');
  await page.click('.haunt .haunt-buttons .is-lamp');
  await page.waitForSelector('.haunt-book .tome');
  // Rulings are folded away until somebody wants them, and those of the other side are not among them.
  const rulings = page.locator('.haunt-book .rulings');
  expect(await rulings.locator('li').first().isVisible()).toBe(false);
  await rulings.locator('summary').click();
  const ruled = await rulings.locator('li').allInnerTexts();
  expect(ruled).toContain(
    'Once the Mummy has passed through a wall, it cannot move any further this turn, but may still attack.',
  );
  expect(ruled.join(' ')).not.toContain('must take the Book');
  const game = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { table, mine } = await page.evaluate(
    async (id) => (await (await fetch(`/api/games/${id}`)).json()) as { table: { practice: unknown }; mine: number[] },
    game,
  );
  expect(table.practice).toEqual({ haunt: 'second-edition/the-mummy-walks', side: 'traitor' });
  const view = await page.evaluate(
    async ([id, seat]) =>
      (await (await fetch(`/api/games/${id}/view?viewer=${seat}`)).json()) as {
        view: { tome: { sides: string[] } };
      },
    [game, mine[0]] as const,
  );
  expect(view.view.tome.sides).toEqual(['traitor']);
  const stranger = await browser.newContext(DESKTOP);
  const knock = await stranger.request.post(`${serving.url}/api/games/${game}/knock`, { data: { name: 'Bo' } });
  expect(knock.status()).toBe(403);
  await stranger.close();

  await page.click('.haunt-book .btn.is-lamp');
  await page.locator('.menu-button').click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.locator('dialog[open] .btn.is-lamp').click();
  await page.locator('.end-haunt', { hasText: 'practice' }).waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: 'Practise it again' }).click();
  await page.waitForURL((url) => /\/g\//.test(url.pathname) && !url.pathname.includes(game));
  await page.waitForSelector('.haunt .haunt-title');
  await page.context().close();
});

test('a haunt without a side to choose says so, on a phone as well', async () => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`${serving.url}/practice`);
  await page.getByText('Haunt 50', { exact: true }).tap();
  await page.getByText('Nobody can choose a side in this haunt').waitFor();
  expect(await page.getByText('the traitor', { exact: true }).count()).toBe(0);
  // However long the list is, the way on is in sight without a scroll.
  const begin = page.getByRole('button', { name: 'Begin with the haunt' });
  const [top = 0, bottom = 0] = await begin.evaluate((button) => {
    const box = button.getBoundingClientRect();
    return [box.top, box.bottom];
  });
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(844);
  await begin.tap();
  await page.waitForSelector('.haunt .haunt-title');
  await page.context().close();
});
