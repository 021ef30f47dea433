import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { settled } from './looks.ts';
import { SCREENS, SIZES, windowOf } from './screens.ts';
import { launch } from './serving.ts';
import { makeWorld } from './world.ts';

/** Pictures of every screen in every size, from games that are played from seeds: `npm run screenshots [screen…]`. */

const OUT = process.env.HOLLOW_PICTURES ?? fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const QUALITY = 82;

async function picture(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

const wanted = process.argv.slice(2);
const world = await makeWorld();
const browser = await launch();
mkdirSync(OUT, { recursive: true });
let bytes = 0;
for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const size of SIZES) {
    const context = await windowOf(browser, size, 'dark');
    const page = await context.newPage();
    await screen.show(page, world, size);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    await page.waitForTimeout(400);
    const taken = await picture(page);
    bytes += taken.length;
    writeFileSync(join(OUT, `${screen.name}-${size.name}.webp`), taken);
    await context.close();
    console.log(`${screen.name} ${size.name} ${Math.round(taken.length / 1000)} kB`);
  }
console.log(`${Math.round(bytes / 1000)} kB in all`);
await browser.close();
await world.close();
