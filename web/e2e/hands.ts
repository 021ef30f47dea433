import type { Page } from '@playwright/test';
import { PATIENCE } from './serving.ts';

/** How somebody touches the page: with a mouse, with a finger, or with keys and nothing else. */

export type Hand = 'mouse' | 'touch' | 'keyboard';

export interface Hands {
  /** Presses the nth of what a selector finds; throws where it cannot be reached. */
  press(selector: string, nth?: number): Promise<void>;
  /** Presses what lies at a point of the window; not for keys. */
  pressAt(x: number, y: number): Promise<void>;
  /** Goes to a field and types. */
  write(selector: string, words: string): Promise<void>;
}

/** Further than this nobody walks with the Tab key. */
const FARTHEST = 150;

/** The page's own idea of where the keyboard is. */
const isFocused = (page: Page, selector: string, nth: number): Promise<boolean> =>
  page.evaluate(([wanted, at]) => document.querySelectorAll(wanted)[at]?.contains(document.activeElement) === true, [
    selector,
    nth,
  ] as const);

async function tabTo(page: Page, selector: string, nth: number, patience: number): Promise<void> {
  await page.locator(selector).nth(nth).waitFor({ state: 'attached', timeout: patience });
  for (let steps = 0; steps < FARTHEST; steps++) {
    if (await isFocused(page, selector, nth)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not come to ${selector}`);
}

/** `patience`: milliseconds until something comes within reach. */
export function handsOf(page: Page, hand: Hand, patience = PATIENCE): Hands {
  return {
    async press(selector, nth = 0) {
      if (hand === 'keyboard') {
        await tabTo(page, selector, nth, patience);
        await page.keyboard.press('Enter');
      } else if (hand === 'touch') await page.locator(selector).nth(nth).tap({ timeout: patience });
      else await page.locator(selector).nth(nth).click({ timeout: patience });
    },
    async pressAt(x, y) {
      if (hand === 'touch') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    async write(selector, words) {
      if (hand === 'keyboard') await tabTo(page, selector, 0, patience);
      else await this.press(selector);
      await page.keyboard.type(words);
    },
  };
}
