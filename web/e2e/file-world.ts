import type { Browser } from '@playwright/test';
import { afterAll } from 'vitest';
import { launch } from './serving.ts';
import { makeWorld, type World } from './world.ts';

/** One world and one browser for all tests of a file; both are gone afterwards. */
export async function worldForFile(beat = 0): Promise<{ readonly world: World; readonly browser: Browser }> {
  const world = await makeWorld(beat);
  afterAll(() => world.close());
  const browser = await launch();
  afterAll(() => browser.close());
  return { world, browser };
}
