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

const world = await makeWorld();
const browser = await launch([`--remote-debugging-port=${DEVTOOLS}`], true);
console.log(`calibration: ${calibration()}`);
console.log(`first load: ${await firstLoad(browser, world)}`);
console.log(`panning 40 rooms: ${await panning(browser)}`);
console.log(`a monster turn: ${await monsterTurn(browser, world)}`);
const { line, ok } = await runLighthouse(`${world.url}/`, DEVTOOLS);
console.log(`lighthouse, front door: ${line}`);
console.log(`calibration: ${calibration()}`);
await browser.close();
await world.close();
process.exitCode = ok ? 0 : 1;
