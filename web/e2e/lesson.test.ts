import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { SIZES, type Size, windowOf } from './screens.ts';
import { PATIENCE } from './serving.ts';

const { world, browser } = await worldForFile();

const [WIDE, , PHONE] = SIZES;
/** A short phone, and one that lies on its side. */
const SHORT: Size = { name: '360', width: 360, height: 640, phone: true };
const ASIDE: Size = { name: '640 on its side', width: 640, height: 360, phone: true };
const TAUGHT = process.env.HOLLOW_TEST === 'full' ? [WIDE, PHONE, SHORT, ASIDE] : [PHONE];
/** More presses than the lesson takes, with a second one for each thing that is chosen first. */
const MOST = 80;

/** The turns of others are watched. */
const SCENES = { timeout: PATIENCE, interval: 100 };

interface Seen {
  readonly line: string;
  readonly over: boolean;
  /** The middle of the ring; null where there is none. */
  readonly at: readonly [x: number, y: number] | null;
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const ring = document.querySelector<HTMLElement>('.halo:popover-open')?.getBoundingClientRect();
    return {
      line: document.querySelector('.teacher-line')?.textContent ?? '',
      over: document.querySelector('.lesson-over .btn') !== null,
      at: ring === undefined ? null : [Math.round(ring.x + ring.width / 2), Math.round(ring.y + ring.height / 2)],
    };
  });

/** The card that is turned over has come, which moves what is below it, and the ring has stood still for half a second of frames. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const ring = document.querySelector('.halo:popover-open')?.getBoundingClientRect();
    const place = ring === undefined ? '' : `${ring.x} ${ring.y}`;
    const isWhole = document.querySelector('.reveal') === null || document.querySelector('.reveal .card') !== null;
    const now = window as unknown as { ringAt?: string; ringFor?: number };
    now.ringFor = isWhole && now.ringAt === place ? (now.ringFor ?? 0) + 1 : 0;
    now.ringAt = place;
    return now.ringFor > 30;
  });

async function learned(size: Size): Promise<{ readonly page: Page; readonly lines: readonly string[] }> {
  const page = await (await windowOf(browser, size, 'dark')).newPage();
  await page.goto(`${world.url}/learn`);
  await page.waitForSelector('.teacher');
  const lines: string[] = [];
  for (let presses = 0; presses < MOST; presses++) {
    // Between two steps of the learner scenes are acted out.
    await expect.poll(async () => (await seen(page)).at !== null || (await seen(page)).over, SCENES).toBe(true);
    await settled(page);
    const now = await seen(page);
    if (lines.at(-1) !== now.line) lines.push(now.line);
    if (now.over || now.at === null) break;
    if (size.phone) await page.touchscreen.tap(...now.at);
    else await page.mouse.click(...now.at);
    await expect.poll(async () => JSON.stringify(await seen(page)), SCENES).not.toBe(JSON.stringify(now));
  }
  return { page, lines };
}

test.each(TAUGHT)('pressing what is ringed leads through the whole lesson: $name', async (size) => {
  const { page, lines } = await learned(size);
  expect((await seen(page)).over).toBe(true);
  expect(new Set(lines).size).toBeGreaterThan(16);
  expect(lines.join(' ')).toContain('Attack the Shade');
  expect(lines.join(' ')).not.toMatch(/\bkey\b|\bEnter\b/);
});

test('a wrong press is told of until the next right one', async () => {
  const page = await (await windowOf(browser, WIDE, 'dark')).newPage();
  await page.goto(`${world.url}/learn`);
  await page.locator('.opt[aria-keyshortcuts="E"]').click();
  await page.locator('.teacher-no').waitFor();
  await page.locator('[data-spot="room-foyer"]').click();
  await expect.poll(() => page.locator('.teacher-no').count()).toBe(0);
});
