import AxeBuilder from '@axe-core/playwright';
import type { LogEntry } from '@hollow/protocol';
import { beatsOf, type Scene } from '@hollow/protocol/stage';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { sceneMoment } from '../src/moments/moment.ts';
import { worldForFile } from './file-world.ts';
import { type Recording, recordingOf, scenesIn, Telling } from './recording.ts';
import { DESKTOP } from './serving.ts';

/** Recorded games on a real page, whose clock the test turns: nothing is waited for, and nothing depends on the machine. */
const { world, browser } = await worldForFile();

/** In milliseconds. */
const BEAT = 100;
const SHOWN: readonly string[] = ['card', 'haunt-roll', 'death', 'haunt', 'end'];

/** What the house itself shows is not shown again. */
const isLarge = (scene: Scene<LogEntry>): boolean => sceneMoment({ scene, game: { standing: [] } }) !== null;

declare global {
  interface Window {
    /** What was shown large, in order. */
    scenes: string[];
    /** What was told to those who listen, in order. */
    told: string[];
  }
}

/** Writes down every scene and every announcement of a page. */
function watch(): void {
  window.scenes = [];
  window.told = [];
  const look = (): void => {
    const { scene, phase } = document.querySelector<HTMLElement>('.moments')?.dataset ?? {};
    const now = scene === undefined ? '' : `${scene} ${phase}`;
    if (now !== window.scenes.at(-1)) window.scenes.push(now);
    const said = document.querySelector('[data-testid="announcer"]')?.textContent ?? '';
    if (said !== '' && said !== window.told.at(-1)) window.told.push(said);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

async function opened(recording: Recording, from: number, path: string): Promise<{ page: Page; telling: Telling }> {
  const context = await browser.newContext(DESKTOP);
  if (typeof recording.viewer === 'number') await world.sit(context, recording.game, recording.viewer);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.clock.install();
  const telling = new Telling(recording, from, BEAT);
  await telling.listen(page);
  await page.goto(`${world.url}${path}`);
  // Parts that come later are fetched when the page has nothing else to do.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('.stage').count();
    })
    .toBe(1);
  await page.clock.runFor(8000);
  await page.waitForLoadState('networkidle');
  return { page, telling };
}

const firstRow = ({ frames }: Recording, wanted: (kind: string) => boolean): number =>
  frames.findIndex((frame) => scenesIn(frame).some(({ kind }) => wanted(kind)));

test('a watcher sees every card, the haunt roll, the haunt and every death, and hears each once', async () => {
  const { id } = await world.at('over');
  const context = await browser.newContext();
  const recording = await recordingOf(world, context, id, 'public');
  await context.close();
  const haunt = firstRow(recording, (kind) => kind === 'haunt');
  const { page, telling } = await opened(recording, haunt - 8, `/g/${id}/watch`);
  const wanted: string[] = [];
  for (let row = 0; row < 40; row++) {
    const frame = telling.next();
    if (frame === null) break;
    const scenes = scenesIn(frame);
    wanted.push(...scenes.flatMap((scene) => (SHOWN.includes(scene.kind) && isLarge(scene) ? [scene.kind] : [])));
    for (const scene of scenes) {
      await page.clock.runFor(BEAT * beatsOf(scene, 'steady'));
      if (scene.kind === 'haunt-roll' && row < 12)
        expect((await new AxeBuilder({ page }).include('.moments').analyze()).violations).toEqual([]);
    }
    await page.clock.runFor(50);
    if (wanted.includes('haunt')) await page.keyboard.press('Escape');
  }
  expect(wanted).toContain('haunt');
  const seen = (await page.evaluate(() => window.scenes)).filter((scene) => scene.endsWith(' shown'));
  expect(seen.map((scene) => scene.replace(' shown', '')).filter((kind) => SHOWN.includes(kind))).toEqual(wanted);
  const told = await page.evaluate(() => window.told);
  expect(new Set(told).size).toBe(told.length);
  await page.context().close();
});

/** The row in which somebody at the table draws a card and rolls for it. */
function drawnAndRolled({ frames, held, viewer }: Recording): number {
  const explorers = new Set(held.table.seats[Number(viewer)]?.explorers ?? []);
  return frames.findIndex((frame) => {
    const scenes = scenesIn(frame);
    const card = scenes.findIndex(({ kind }) => kind === 'card');
    const [entry] = scenes[card]?.items ?? [];
    const isMine = entry?.kind === 'event' && entry.event.type === 'draw' && explorers.has(entry.event.who);
    return isMine && scenes[card + 1]?.kind === 'roll';
  });
}

test('one’s own card and dice wait for one’s own hand, and keys reach them', async () => {
  const { id } = await world.at('over');
  const context = await browser.newContext();
  const all = await Promise.all([0, 1, 2, 3, 4].map((seat) => recordingOf(world, context, id, seat)));
  await context.close();
  const recording = all.find((one) => drawnAndRolled(one) >= 0);
  if (recording === undefined) throw new Error('nobody rolls for a card');
  const { page, telling } = await opened(recording, drawnAndRolled(recording), `/g/${id}`);
  telling.next();
  const button = page.locator('.moment-on');
  const scene = (): Promise<string | null> => page.locator('.moments').getAttribute('data-scene');
  for (let steps = 0; (await scene().catch(() => null)) !== 'card' && steps < 20; steps++) await page.clock.runFor(200);
  // However long it takes: the card stays, and its button has the focus.
  await page.clock.runFor(60_000);
  expect(await scene()).toBe('card');
  expect(await button.innerText()).toMatch(/^Roll \d/u);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await new AxeBuilder({ page }).include('.moments').analyze()).violations).toEqual([]);
  const lines = await page.locator('.log-line').count();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  // While the dice are in the air nobody knows what they come to.
  expect(await page.locator('.moments').getAttribute('data-phase')).toBe('throw');
  expect(await page.locator('.log-line').count()).toBe(lines);
  await page.clock.runFor(BEAT * 10);
  expect(await page.locator('.moments').getAttribute('data-phase')).toBe('shown');
  await page.clock.runFor(60_000);
  expect(await page.locator('.card-row.is-lit').count()).toBeLessThanOrEqual(1);
  expect(await page.locator('.moment-sum').innerText()).toMatch(/^\d/u);
  // Escape goes to the end of everything.
  await page.keyboard.press('Escape');
  await page.clock.runFor(200);
  expect(await page.locator('.moments').count()).toBe(0);
  await page.context().close();
});
