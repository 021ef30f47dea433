import type { Page } from '@playwright/test';

/** Somebody who plays by what can be seen and pressed on the page, and knows nothing else. */

export type Hand = 'mouse' | 'touch' | 'keyboard';

export interface Player {
  /** Presses something that the page offers; false while there is nothing to press. */
  act(): Promise<boolean>;
  /** Whether the page has shown the beginning of a haunt. */
  haunted(): boolean;
  /** Plays until it is so, and says how often something was pressed. Throws when that takes too long. */
  until(isSo: () => Promise<boolean> | boolean, minutes: number): Promise<number>;
}

/** What may be pressed, the best first: the way through a book or notice, the doors, the dock, lit rooms. */
const CHOICES = [
  '.haunt .haunt-buttons .is-lamp',
  '.haunt-book .btn.is-lamp',
  '.sheet .hand button, .sheet .stack .btn',
  '.news .btn',
] as const;
const DOORS = '.spot-door.is-open';
const DOCK =
  '.prompt .opt:not(.is-barred), .prompt .prompt-buttons .btn:not([disabled]), .prompt .hand button, .prompt .die-button, .prompt .split-buttons .btn:not([disabled])';
const SPOTS = '.spot.is-open:not(.spot-door)';

/** The same numbers in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export function player(page: Page, hand: Hand, seed = 1): Player {
  const pick = numbers(seed);
  let doors = 0;
  let haunted = false;

  const press = async (selector: string, at: number): Promise<boolean> => {
    const target = page.locator(selector).nth(at);
    try {
      if (hand === 'touch') await target.tap({ timeout: 1500 });
      else await target.click({ timeout: 1500 });
      return true;
    } catch {
      // Something else came in between, or it is out of sight: look again.
      return target
        .evaluate((element) => (element as HTMLElement).click(), undefined, { timeout: 500 })
        .then(
          () => hand !== 'touch',
          () => false,
        );
    }
  };

  /** By keys alone: Tab until the focus is on it, then Enter. */
  const reach = async (selector: string, at: number): Promise<boolean> => {
    const wanted = page.locator(selector).nth(at);
    const here = (): Promise<boolean> =>
      wanted.evaluate((element) => element === document.activeElement, undefined, { timeout: 500 }).catch(() => false);
    for (let steps = 0; steps < 120; steps++) {
      if (await here()) {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press('Tab');
    }
    return false;
  };

  /** By the letter on the option; the house by arrows. */
  const byKeys = async (): Promise<boolean> => {
    const letters = await page
      .locator('.prompt .opt:not(.is-barred)')
      .evaluateAll((options) => options.map((option) => option.getAttribute('aria-keyshortcuts') ?? ''));
    const known = letters.filter((letter) => letter !== '');
    if (known.length === 0) return reach(DOCK, pick(Math.max(1, await page.locator(DOCK).count())));
    const letter = doors < 3 && known.includes('O') ? 'O' : known[pick(known.length)];
    await page.keyboard.press(letter.toLowerCase());
    if (letter !== 'O' && letter !== 'M') return true;
    doors++;
    for (let steps = 0; steps < 6; steps++) {
      const open = await page.evaluate(
        () =>
          document.activeElement?.classList.contains('spot') === true &&
          document.activeElement.getAttribute('aria-disabled') === 'false' &&
          !document.activeElement.classList.contains('is-here'),
      );
      if (open && pick(2) === 0) break;
      await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][pick(4)]);
    }
    await page.keyboard.press('Enter');
    return true;
  };

  const act = async (): Promise<boolean> => {
    for (const selector of CHOICES)
      if ((await page.locator(selector).count()) > 0) {
        haunted ||= selector.startsWith('.haunt');
        return hand === 'keyboard' ? reach(selector, 0) : press(selector, 0);
      }
    const asked = await page.locator('.prompt:not(.is-waiting)').count();
    if (asked === 0) return false;
    const kind = await page
      .locator('.prompt')
      .getAttribute('data-kind', { timeout: 500 })
      .catch(() => null);
    if (kind !== 'turn') doors = 0;
    if (hand === 'keyboard') return byKeys();
    const open = await page.locator(DOORS).count();
    if (open > 0 && doors < 4) {
      doors++;
      return press(DOORS, pick(open));
    }
    const dock = await page.locator(DOCK).count();
    const spots = await page.locator(SPOTS).count();
    const at = pick(dock + Math.min(spots, 2));
    if (at < dock) {
      // To end a turn is as good as anything.
      if (pick(3) === 0) doors = 0;
      return press(DOCK, at);
    }
    return press(SPOTS, pick(spots));
  };

  return {
    act,
    haunted: () => haunted,
    async until(isSo, minutes) {
      const limit = Date.now() + minutes * 60_000;
      let presses = 0;
      while (!(await isSo())) {
        if (Date.now() > limit) throw new Error(`nothing came of ${presses} presses in ${minutes} minutes`);
        if (await act()) presses++;
        await page.waitForTimeout(30);
      }
      return presses;
    },
  };
}
