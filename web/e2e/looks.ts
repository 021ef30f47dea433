import type { Page } from '@playwright/test';

/** Keys of messages that nobody has written words for; ids of rules have other beginnings. */
const KEY =
  /\b(?:app|ask|barred|choice|door|end|event|haunt|learn|line|lobby|log|name|notice|outcome|people|play|practice|refusal|refused|replay|roll|rule|rulebook|story|switch|table|tale|tome|tv|verb|web)\.[a-z][a-z.-]+\b/g;
export const rawKeys = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).match(KEY) ?? [];
