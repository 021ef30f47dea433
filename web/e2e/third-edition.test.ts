import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { EDITIONS } from './evenings.ts';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** What only this edition lays on the table: a trade of two bundles, damage on four traits, the dead with what they had. */

const { world, browser } = await worldForFile();

async function seated(game: string, seat: number, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await world.sit(context, game, seat);
  const page = await context.newPage();
  await page.goto(`${world.url}/g/${game}`);
  return page;
}

const heightOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.height ?? 0;
const cardsOf = (page: Page, seat: number, game: string): Promise<string[]> =>
  page.evaluate(
    async ([id, at]) => {
      const { view } = (await (await fetch(`/api/games/${id}/view?viewer=${at}`)).json()) as {
        view: { position: { explorers: { seat: number; cards: string[] }[] } };
      };
      return view.position.explorers.find((explorer) => explorer.seat === at)?.cards ?? [];
    },
    [game, seat] as const,
  );

test('two bundles change hands on one sheet, when the other one agrees', async () => {
  const { id } = await world.at('trade');
  const ann = await seated(id, 0, DESKTOP);
  const ben = await seated(id, 1, PHONE);
  await ann.locator('.prompt .opt', { hasText: 'Trade' }).click();
  const partner = ann.locator('dialog[open] .partners .btn', { hasText: 'Isa' });
  await partner.waitFor();
  expect(await heightOf(partner)).toBeLessThan(100);
  await partner.click();
  const things = ann.locator('.trade-prompt .trade-thing');
  await things.filter({ hasText: 'Gun' }).click();
  await ann.locator('.trade-thing[aria-pressed=true]', { hasText: 'Gun' }).waitFor();
  await things.filter({ hasText: 'Armor' }).click();
  await ann.locator('.trade-thing[aria-pressed=true]', { hasText: 'Armor' }).waitFor();
  await ann.locator('.trade-prompt .btn.is-lamp').click();
  await ben.locator('.prompt[data-kind=trade-consent] .trade-thing').nth(1).waitFor();
  expect(await ben.locator('.trade-thing').allInnerTexts()).toEqual(['Armor', 'Gun']);
  await ben.locator('.trade-prompt .btn.is-lamp').tap();
  await ann.locator('.prompt[data-kind=turn]').waitFor();
  expect((await cardsOf(ann, 0, id)).toSorted()).toEqual(['armor', 'brooch']);
  expect(await cardsOf(ben, 1, id)).toEqual(['gun']);
  await ann.context().close();
  await ben.context().close();
});

test('a card that cannot be traded says why on itself, to a finger and to keys', async () => {
  const { id } = await world.at('trade-used');
  const wide = await seated(id, 0, DESKTOP);
  await wide.locator('.prompt .opt', { hasText: 'Consult the Book' }).click();
  await wide.locator('.prompt .opt', { hasText: 'Trade' }).click();
  await wide.locator('dialog[open] .partners .btn', { hasText: 'Isa' }).click();
  await wide.locator('.trade-thing', { hasText: 'Book' }).waitFor();
  await wide.context().close();
  const page = await seated(id, 0, PHONE);
  const book = page.locator('.trade-thing', { hasText: 'Book' });
  await expect.poll(() => book.innerText()).toContain('this card has already been used this turn');
  expect(await page.locator('.trade-thing', { hasText: 'Gun' }).innerText()).toBe('Gun');
  await book.focus();
  await page.keyboard.press('Enter');
  expect(await book.getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('.trade-thing:focus').innerText()).toContain('Book');
  const box = await book.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.context().close();
});

test('general damage is shared out over four traits, which all have room on a phone', async () => {
  const { id, seat, asked } = await world.at('damage');
  const page = await seated(id, seat, PHONE);
  const prompt = page.locator(`.prompt[data-asked="${asked?.id}"]`);
  await prompt.locator('.split-row').nth(3).waitFor();
  for (const item of await prompt.locator('.split-row').all()) {
    const step = await item.locator('.split-step').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(step).toBeLessThanOrEqual((await item.locator('.split-buttons').boundingBox())?.x ?? 0);
  }
  const [last, take] = [prompt.locator('.split-row').nth(3), prompt.locator('.prompt-buttons .btn.is-lamp')];
  const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await take.boundingBox())?.y ?? 0);
  const shares = async (): Promise<number> =>
    (await prompt.locator('.split-buttons b').allInnerTexts()).reduce((sum, n) => sum + Number(n), 0);
  expect(await shares()).toBe(asked?.setting?.damage?.n);
  const more = prompt.locator('.split-buttons .btn:last-child:not([disabled])').first();
  if ((await more.count()) > 0) await more.tap();
  expect(await shares()).toBe(asked?.setting?.damage?.n);
  await take.tap();
  await prompt.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the dead lie in the house, and somebody takes one card from them', async () => {
  const { id, seat } = await world.at('corpse');
  const page = await seated(id, seat, DESKTOP);
  await page.locator('.prompt .opt', { hasText: 'Take from the dead' }).click();
  await page.locator('dialog[open] .hand button', { hasText: 'Machete' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => cardsOf(page, seat, id)).toEqual(['machete']);
  await page.locator('.prompt .opt', { hasText: 'Take from the dead' }).waitFor({ state: 'detached' });
  await page.context().close();
});

test('the name of a room stays on its plate, also when its letters come late', async () => {
  const { id, seat } = await world.at('trade');
  const context = await browser.newContext(DESKTOP);
  await world.sit(context, id, seat);
  const page = await context.newPage();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${world.url}/g/${id}`);
  await page.locator('.plate-text', { hasText: 'Staircase' }).first().waitFor();
  letGo();
  await page.waitForFunction(() => document.fonts.check('700 17px "Alegreya SC"'));
  // On either side of the words there is a margin.
  const crammed = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.stage .plate')].flatMap((plate) => {
        const board = plate.querySelector<SVGPathElement>('.plate-bg')?.getBBox().width ?? 0;
        return [...plate.querySelectorAll<SVGTextElement>('.plate-text')].flatMap((words) =>
          board - words.getBBox().width < 0.8 * Number(words.getAttribute('font-size')) ? [words.textContent] : [],
        );
      }),
    );
  await expect.poll(crammed).toEqual([]);
  await context.close();
});

test('whoever watches sees a step, and that it is taken back', async () => {
  const { id, seat } = await world.at('third-exploring');
  const page = await seated(id, seat, DESKTOP);
  const watcher = await (await browser.newContext(PHONE)).newPage();
  await watcher.goto(`${world.url}/g/${id}/watch`);
  const figure = watcher.locator(`.figure[data-who="${EDITIONS.third.explorers[seat]}"]`).first();
  const standing = (): Promise<string | null> => figure.getAttribute('style');
  await figure.waitFor();
  const [before, steps] = [await standing(), await page.locator('.steps').innerText()];
  await page.locator('.spot-room.is-open').first().click();
  await expect.poll(standing).not.toBe(before);
  await page.locator('.undo').click();
  await expect.poll(standing).toBe(before);
  await expect.poll(() => page.locator('.steps').innerText()).toBe(steps);
  expect(await watcher.locator('.prompt .opt').count()).toBe(0);
  await watcher.context().close();
  await page.context().close();
});

test('a game that is over has its story and its line of time, and a replay that goes to its end', async () => {
  const { id } = await world.at('third-over');
  const page = await seated(id, 0, PHONE);
  await expect.poll(() => page.locator('.end-story p').innerText()).toContain('opened the first door');
  const points = await page.locator('.end-point').evaluateAll((all) => all.map(({ className }) => className));
  expect(points.filter((kind) => kind.includes('is-haunt'))).toHaveLength(1);
  expect(points.at(-1)).toContain('is-end');
  await page.goto(`${world.url}/replay/${id}`);
  await page.waitForSelector('.replay .scrub input');
  const at = (): Promise<number[]> =>
    page.locator('.scrub input').evaluate((it: HTMLInputElement) => [Number(it.value), Number(it.max)]);
  const [began = 0] = await at();
  await page.getByRole('button', { name: 'One step forward' }).tap();
  await expect.poll(async () => (await at())[0]).toBe(began + 1);
  await page.getByRole('button', { name: 'To the end' }).tap();
  await expect.poll(async () => new Set(await at()).size).toBe(1);
  await page.locator('.replay .figure').first().waitFor();
  await page.context().close();
});
