import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { worldForFile } from './file-world.ts';
import type { Hand } from './hands.ts';
import { HAUNT_SIDES } from './haunt-sides.ts';
import { rawKeys } from './looks.ts';
import { player } from './player.ts';
import { DESKTOP, PHONE } from './serving.ts';

const { world, browser } = await worldForFile();

/** Every haunt from either side; in the short run one traitor, who moves monsters. The player only presses what there is, so that some games are stopped before somebody has won. */
const PLAYED =
  process.env.HOLLOW_TEST === 'full'
    ? HAUNT_SIDES
    : HAUNT_SIDES.filter(({ edition, number, side }) => edition === 'second' && number === 37 && side === 'traitor');

/** Sentences without words, and errors, wherever the page shows them on the way. */
function watch(page: Page): { readonly errors: string[]; readonly keys: Set<string>; look(): Promise<void> } {
  const [errors, keys] = [[] as string[], new Set<string>()];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    errors,
    keys,
    async look() {
      for (const key of await rawKeys(page)) keys.add(key);
    },
  };
}

describe('a haunt from the opening of its books to its end, against bots', () => {
  PLAYED.forEach(({ edition, haunt, number, side }, i) => {
    const hand: Hand = i % 2 === 0 ? 'touch' : 'mouse';
    test(`${number} of the ${edition} edition as ${side}, by ${hand}`, async () => {
      const { id, seat, asked } = await world.haunt(haunt, side);
      const context = await browser.newContext(hand === 'touch' ? PHONE : DESKTOP);
      await world.sit(context, id, seat);
      const page = await context.newPage();
      const seen = watch(page);
      await page.goto(`${world.url}/g/${id}`);
      // Who becomes the traitor later has read the books already.
      await page.waitForSelector(asked?.kind === 'ready' ? '.haunt' : '.house-view');
      await seen.look();
      const me = player(page, hand, `haunt ${number} as ${side}`);
      await me.playTo('end', 20, seen.look);
      await seen.look();
      expect(await page.locator('.end-story p').innerText()).not.toBe('');
      expect(seen.errors).toEqual([]);
      expect([...seen.keys]).toEqual([]);
      await context.close();
    });
  });
});
