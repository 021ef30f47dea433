import type { Page } from '@playwright/test';

/** What a page offers at this moment to somebody who looks at it. */

/** The best first: the way through a book or a sheet, out of one that asks nothing, a scene that waits, notices, the tab where something is asked, what was chosen, doors, the dock, lit rooms. */
const SORTS = {
  book: '.haunt .haunt-buttons .is-lamp, .haunt-book .btn.is-lamp',
  sheet:
    'dialog[open] .hand button, dialog[open] .stack .btn, dialog[open] .shut-list .opt:not(.is-barred), dialog[open] .card-shelf .btn',
  close: 'dialog[open] .sheet-close',
  scene: '.moments .moment-on, .moments .moment-options .btn',
  card: '.reveal-on',
  notice: '.news .btn',
  home: '.phone-nav button:has(.nav-dot)',
  go: '.chosen-go',
  door: '.spot-door.is-open',
  sure: '.prompt .prompt-buttons .btn.is-lamp:not([disabled])',
  deed: '.prompt .opt:not(.is-barred)',
  other:
    '.prompt .prompt-buttons .btn:not(.is-lamp, [disabled]), .prompt .hand button, .prompt .die-button, .prompt button.tile-way, .prompt .split-buttons .btn:not([disabled])',
  spot: '.spot.is-open:not(.spot-door)',
} as const;

export type Sort = keyof typeof SORTS;

export interface Thing {
  readonly sort: Sort;
  /** Its place among those of its sort. */
  readonly nth: number;
  /** The letter that presses it. */
  readonly letter: string;
  /** Of the haunt's own page. */
  readonly ofHaunt: boolean;
  /** Its middle, where that is in sight and nothing lies over it. */
  readonly at: readonly [number, number] | null;
}

export interface Survey {
  readonly over: boolean;
  readonly haunted: boolean;
  /** The number of the question; null while others think. */
  readonly asked: number | null;
  readonly kind: string;
  /** Which turn the page shows: the same one from its beginning to its end, whatever is acted out in it. */
  readonly turn: string;
  readonly things: readonly Thing[];
}

export const selectorOf = (sort: Sort): string => SORTS[sort];

/** One look at the page. */
export const survey = (page: Page): Promise<Survey> =>
  page.evaluate((sorts) => {
    const prompt = document.querySelector<HTMLElement>('.prompt:not(.is-waiting)');
    const middle = (element: Element): readonly [number, number] | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit) ? [x, y] : null;
    };
    const things = Object.entries(sorts).flatMap(([sort, selector]) =>
      [...document.querySelectorAll(selector)].flatMap((element, nth) =>
        element.getClientRects().length === 0
          ? []
          : {
              sort: sort as Sort,
              nth,
              letter: element.getAttribute('aria-keyshortcuts') ?? '',
              ofHaunt: element.querySelector('use[href="#mk-book"]') !== null,
              at: middle(element),
            },
      ),
    );
    return {
      over: document.querySelector('.end-scene') !== null,
      haunted: document.querySelector('.haunt, .haunt-book') !== null,
      asked: prompt === null ? null : Number(prompt.dataset.asked),
      kind: prompt?.dataset.kind ?? '',
      turn: document.querySelector<HTMLElement>('.prompt')?.dataset.turn ?? '',
      things,
    };
  }, SORTS);
