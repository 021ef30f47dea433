import { cpus, loadavg } from 'node:os';
import { launch } from '../e2e/serving.ts';
import { makeWorld } from '../e2e/world.ts';
import { runLighthouse } from './lighthouse.ts';
import { firstLoad } from './load.ts';
import { monsterTurn } from './monsters.ts';
import { panning } from './pan.ts';

/** `npm run bench:web`: figures of the page, with a calibration from the same run. Only accessibility and best practices can fail. */

const DEVTOOLS = 9333;

/**
 * Milliseconds for a fixed piece of work on one core: what the other figures are to be read against. Frames are measured in time on the processor, Lighthouse in time that
 * passes; on a crowded machine the two are far apart.
 */
function calibration(): string {
  const start = performance.now();
  const before = process.cpuUsage();
  let sum = 0;
  for (let i = 0; i < 200_000_000; i++) sum = (sum + i * 31) | 0;
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const load = loadavg()[0]?.toFixed(1);
  const worked = Math.round((user + system) / 1000);
  return `200 million additions in ${Math.round(took)} ms${sum === 0 ? '.' : ''} (${worked} ms on the processor), load ${load} on ${cpus().length} cores`;
}

/** The address of a table at which the browser itself has a seat, and is asked: Lighthouse opens it in a page of its own. */
async function ownTable(): Promise<string> {
  const { id, seat } = await world.at('exploring');
  const context = await browser.newContext();
  await world.sit(context, id, seat);
  const devtools = await browser.newBrowserCDPSession();
  const cookies = (await context.cookies()).map(({ name, value, domain, path }) => ({ name, value, domain, path }));
  await devtools.send('Storage.setCookies', { cookies });
  await context.close();
  return `${world.url}/g/${id}`;
}

const world = await makeWorld();
const browser = await launch([`--remote-debugging-port=${DEVTOOLS}`], true);
console.log(`calibration: ${calibration()}`);
console.log(`first load: ${await firstLoad(browser, world)}`);
console.log(`panning 40 rooms: ${await panning(browser)}`);
console.log(`a monster turn: ${await monsterTurn(browser, world)}`);
const door = await runLighthouse(`${world.url}/`, DEVTOOLS);
console.log(`lighthouse, front door: ${door.line}`);
const table = await runLighthouse(await ownTable(), DEVTOOLS);
console.log(`lighthouse, a turn at a table: ${table.line}`);
console.log(`calibration: ${calibration()}`);
await browser.close();
await world.close();
process.exitCode = door.ok && table.ok ? 0 : 1;
