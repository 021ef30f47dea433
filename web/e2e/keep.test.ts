import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../test/must.ts';
import { DESKTOP, launch, PHONE, type Serving, serve } from './serving.ts';

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  serving = await serve('keep');
  browser = await launch([], true);
});
afterAll(async () => {
  await browser?.close();
  await serving?.stop();
});

/** Passkeys belong to a name, not to a number. */
const home = (): string => serving.url.replace('127.0.0.1', 'localhost');

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A page with a place for passkeys of its own. */
async function withKeys(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession; place: string }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  return { page, devtools, place: authenticatorId };
}

describe('a passkey', () => {
  test('made on one device brings its games to another, by the front door', async () => {
    const computer = await browser.newContext(DESKTOP);
    const first = await withKeys(computer);
    await first.page.goto(home());
    await first.page.locator('.cta .btn.is-lamp').click();
    await first.page.locator('.face .btn').first().click();
    await first.page.waitForSelector('.prompt');
    const table = first.page.url();
    await first.page.goto(home());
    await first.page.locator('.keep-line').click();
    await first.page.locator('.keep .btn.is-lamp').click();
    await first.page.locator('.keep .is-ghost').waitFor();
    const { credentials } = await first.devtools.send('WebAuthn.getCredentials', { authenticatorId: first.place });
    expect(credentials).toHaveLength(1);

    const pocket = await browser.newContext(PHONE);
    const second = await withKeys(pocket);
    // As a passkey does that is kept by somebody who keeps it on all devices.
    await second.devtools.send('WebAuthn.addCredential', {
      authenticatorId: second.place,
      credential: must(credentials[0]),
    });
    await second.page.goto(home());
    expect(await second.page.locator('.resume').count()).toBe(0);
    await second.page.locator('.keep-line').tap();
    await second.page.locator('.keep .btn:not(.is-lamp)').tap();
    await second.page.locator('.keep .is-ghost').waitFor();
    await second.page.locator('.sheet-close').tap();
    await second.page.locator('.resume .btn').tap();
    await second.page.waitForSelector('.prompt');
    expect(second.page.url()).toBe(table);
    await computer.close();
    await pocket.close();
  });
});

describe('a notice', () => {
  test('is shown with the words that came with it, once for each game', async () => {
    const context = await browser.newContext({ ...DESKTOP, permissions: ['notifications'] });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const registered = Promise.withResolvers<string>();
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(home()));
      if (found !== undefined) registered.resolve(found.registrationId);
    });
    await devtools.send('ServiceWorker.enable');
    await page.goto(home());
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const registrationId = await registered.promise;
    for (const body of ['first', 'second'])
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: home(),
        registrationId,
        data: JSON.stringify({ game: 'abcdefghjkmn', title: 'Hollow Hill', body }),
      });
    const shown = () =>
      page.evaluate(async () => {
        const ready = await navigator.serviceWorker.ready;
        return (await ready.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });
    await expect.poll(shown).toEqual([{ title: 'Hollow Hill', body: 'second', tag: 'abcdefghjkmn' }]);
    await context.close();
  });
});
