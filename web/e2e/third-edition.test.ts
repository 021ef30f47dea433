import { lightBot } from '@hollow/bots';
import { thirdEdition } from '@hollow/content';
import { type Decision, Engine, type Setup, type State } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { dealtFrom } from '@hollow/table';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../server/test/serving.ts';
import { claim, type Game, planter, recorded, row } from './planting.ts';
import { DESKTOP, launch, PAGE, PHONE } from './serving.ts';

/** What only this edition lays on the table: a trade of two bundles, damage on four traits, the dead with what they had. */

const [ANN, BEN, DAN] = ['oliver-swift', 'isa-valencia', 'dan-nguyen'] as const;
const SEEDS = 200;
const engine = new Engine([thirdEdition]);
const server = await startServer({ data: ':memory:', web: PAGE, pause: 0 });
afterAll(() => server.close());
const { node } = server;
await node.content.begin(engine.packs);
const url = `http://127.0.0.1:${server.port}`;
const browser = await launch();
afterAll(() => browser.close());
const plant = planter(node, engine);

const SETUP: Setup = {
  seats: [ANN, BEN, DAN].map((explorer) => ({ explorers: [explorer] })),
  preset: 'third-edition',
  first: ANN,
};

function begun(setup: Setup, seed: string): Game & { readonly rows: [ReturnType<typeof row>] } {
  const { state, events } = engine.create(setup, dealtFrom({ practice: null, words: [] }, seed));
  return { seed, state, rows: [row('start', 0, recorded(engine, events, state, { setup }))] };
}

/** A game whose first turn finds this on the table. */
function laid(position: Parameters<typeof arrange>[2]): Game {
  const game = begun(SETUP, 'laid');
  arrange(engine, game.state, position);
  return game;
}

const askedIn = (state: State): Decision => {
  const [decision] = engine.pending(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

/** General damage that can be shared out over four traits. */
const isGeneral = ({ kind, options }: Decision): boolean =>
  kind === 'split' && options.some((option) => option.verb === 'split' && Object.keys(option.losses).length === 4);

/** A game of bots up to a question. */
function playedTo(wanted: (decision: Decision) => boolean): Game {
  for (let i = 0; i < SEEDS; i++) {
    const game = begun(SETUP, `damage ${i}`);
    const bot = lightBot(engine, game.seed);
    while (game.state.outcome === null) {
      const decision = askedIn(game.state);
      if (wanted(decision)) return game;
      const { seat, id } = decision;
      engine.apply(game.state, seat, id, bot.answer(engine.view(game.state, seat), decision));
    }
  }
  throw new Error('no seed comes to it');
}

async function seated(game: string, seat: number, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await claim({ node, url }, context, game, [seat]);
  const page = await context.newPage();
  await page.goto(`${url}/g/${game}`);
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
  const cards = { [ANN]: { cards: ['brooch', 'gun'] }, [BEN]: { cards: ['armor'] } };
  const id = await plant({ name: 'trade', ...laid({ explorers: cards }), people: [0, 1] });
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

test('general damage is shared out over four traits, which all have room on a phone', async () => {
  const game = playedTo(isGeneral);
  const { seat, id: asked, setting } = askedIn(game.state);
  const id = await plant({ name: 'damage', ...game, people: [seat] });
  const page = await seated(id, seat, PHONE);
  const prompt = page.locator(`.prompt[data-asked="${asked}"]`);
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
  expect(await shares()).toBe(setting?.damage?.n);
  const more = prompt.locator('.split-buttons .btn:last-child:not([disabled])').first();
  if ((await more.count()) > 0) await more.tap();
  expect(await shares()).toBe(setting?.damage?.n);
  await take.tap();
  await prompt.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the dead lie in the house, and somebody takes one card from them', async () => {
  const explorers = { [DAN]: { cards: ['armor', 'machete'], dead: true } };
  const game = laid({ underway: { haunt: 43, revealer: BEN }, explorers });
  const { seat } = askedIn(game.state);
  const id = await plant({ name: 'corpse', ...game, people: [seat] });
  const page = await seated(id, seat, DESKTOP);
  await page.locator('.prompt .opt', { hasText: 'Take from the dead' }).click();
  await page.locator('dialog[open] .hand button', { hasText: 'Machete' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => cardsOf(page, seat, id)).toEqual(['machete']);
  await page.locator('.prompt .opt', { hasText: 'Take from the dead' }).waitFor({ state: 'detached' });
  await page.context().close();
});
