import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import { DESKTOP, PHONE } from './serving.ts';

/** Damage that kills however it is split: the sentence that says so takes no row from under the finger. */

const { world, browser } = await worldForFile();

const SIZES = [
  DESKTOP,
  ...[[390, 844] as const, [360, 640] as const, [844, 390] as const].map(([width, height]) => ({
    ...PHONE,
    viewport: { width, height },
  })),
];

/** The server's question, with damage that nobody survives. */
async function dooms(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/.*/u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((told) => socket.send(`${told}`.replaceAll('"verb":"split"', '"verb":"split","deadly":true')));
  });
}

/** What of the question lies outside of its dock, or under the button that answers. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate((EDGE) => {
    const boxOf = (part: Element | null): DOMRect => part?.getBoundingClientRect() ?? new DOMRect();
    const dock = boxOf(document.querySelector('.prompt'));
    const take = boxOf(document.querySelector('.split > .prompt-buttons'));
    const parts = [...document.querySelectorAll('.prompt > h2, .split > p, .split-row, .split-buttons > *')];
    return parts
      .filter((part) => {
        const { left, right, top, bottom } = boxOf(part);
        const isOut =
          top < dock.top ||
          bottom > Math.min(dock.bottom - EDGE, innerHeight) ||
          left < dock.left ||
          right > dock.right;
        const isUnder = left < take.right && right > take.left && top < take.bottom && bottom > take.top;
        return isOut || isUnder;
      })
      .map((part) => part.textContent ?? '');
  }, 4);

for (const name of ['damage', 'split'] as const)
  for (const size of SIZES)
    test(`no row is cut off: ${name}, ${size.viewport.width}×${size.viewport.height}`, async () => {
      const { id, seat } = await world.at(name);
      const context = await browser.newContext(size);
      await world.sit(context, id, seat);
      const page = await context.newPage();
      await dooms(page);
      await page.goto(`${world.url}/g/${id}`);
      await page.locator('.split-death').waitFor();
      if (process.env.HOLLOW_SHOTS !== undefined)
        await page.screenshot({
          path: `${process.env.HOLLOW_SHOTS}/${name}-${size.viewport.width}x${size.viewport.height}.png`,
        });
      expect(await cutOff(page)).toEqual([]);
      await context.close();
    });
