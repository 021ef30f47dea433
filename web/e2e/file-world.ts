import type { Browser } from '@playwright/test';
import { afterAll } from 'vitest';
import { launch } from './serving.ts';
import { makeWorld, type PositionName, type World } from './world.ts';

/** One world with these positions (all of them where none is named) and one browser for all tests of a file; both are gone afterwards. */
export async function worldForFile(
  ...wanted: PositionName[]
): Promise<{ readonly world: World; readonly browser: Browser }> {
  const world = await makeWorld(...wanted);
  afterAll(() => world.close());
  const browser = await launch();
  afterAll(() => browser.close());
  return { world, browser };
}
