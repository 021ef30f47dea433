import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { player } from './player.ts';
import { DESKTOP, launch, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('policy');
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

test('the page keeps to the policy that the server sends with it', async () => {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const response = await page.goto(serving.url);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await page.locator('.play-now').click();
  await page.locator('.face .btn').first().click();
  await page.waitForSelector('.prompt');
  await player(page, 'mouse', 'policy').playTo('haunt', 20);
  expect(await page.locator('.house').count()).toBeGreaterThan(0);
  expect(broken).toEqual([]);
  // The listener hears: what the policy forbids is told.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  await expect.poll(() => broken.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
