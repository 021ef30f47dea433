import type { Page } from '@playwright/test';

/** Keys of messages that nobody has written words for; ids of rules have other beginnings. */
const KEY =
  /\b(?:app|ask|barred|choice|door|end|event|haunt|learn|line|lobby|log|name|notice|outcome|people|play|practice|refusal|refused|replay|roll|rule|rulebook|story|switch|table|tale|tome|tv|verb|web)\.[a-z][a-z.-]+\b/g;
export const rawKeys = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).match(KEY) ?? [];

declare global {
  interface Window {
    /** How many elements there were at the last look, and for how many frames there have been so many. */
    stood: { readonly parts: number; readonly frames: number } | undefined;
  }
}

/** Parts of a page come one after the other, on a crowded machine seconds apart: it is looked at when nothing has come or gone for half a second of frames. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const parts = document.querySelectorAll('*').length;
    const { stood } = window;
    window.stood = { parts, frames: stood?.parts === parts ? stood.frames + 1 : 0 };
    return window.stood.frames > 30;
  });
