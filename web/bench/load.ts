import type { Browser } from '@playwright/test';
import { BUDGET } from '../build/size.ts';
import { type Waited, waitedForDoor, waitedForTable } from '../e2e/waited.ts';
import type { World } from '../e2e/world.ts';

const told = ({ kB, files }: Waited): string => `${kB.toFixed(1)} kB in ${files.length} files`;

/** Kilobytes of script, gzipped, until a page can be used: on a device that has never been here. */
export async function firstLoad(browser: Browser, world: World): Promise<string> {
  const door = await waitedForDoor(browser, world);
  const table = await waitedForTable(browser, world, await world.at('exploring'));
  const question = await waitedForTable(browser, world, await world.at('trade'));
  return `script, gzipped: front door ${told(door)}; straight to a turn ${told(table)}, to a trade ${told(question)} (budget ${BUDGET} kB)`;
}
