import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { wishFor } from '../game/wished-haunt.ts';
import { writtenHaunts } from '../golden/kept-game.ts';
import { engineFor, PROJECT_PACKS, packsBehind, playersOf } from '../packs/packs.ts';
import { findStart, type KeptStarts, keptStarts, STARTS, startsFile } from './kept-starts.ts';

/**
 * `npm run starts`: finds the start positions of every haunt anew, by quick play before it. With `-- --haunt 12` (a
 * number, an id or pack/id) those of the other haunts stay as they are.
 */
const { values } = parseArgs({ options: { haunt: { type: 'string' } } });
const only = values.haunt ?? null;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** The starts of a haunt for so many players. */
function startsOf(haunt: string, players: number): string[] {
  const packs = packsBehind(haunt);
  const engine = engineFor(packs);
  const wish = wishFor(packs, haunt);
  const found: string[] = [];
  for (let n = 0; n < STARTS; n++) {
    const start = findStart(engine, wish, players, n);
    // Where some deals do not come to it, so many cannot play it: it came only where no other was left.
    if (start === null) return [];
    found.push(start.seed);
  }
  return found;
}

const kept = keptStarts();
for (const pack of PROJECT_PACKS) {
  const starts: Record<string, KeptStarts[string]> = {};
  const haunts = [...writtenHaunts([pack])].sort(([, a], [, b]) => a.number - b.number);
  for (const [key, { number, id }] of haunts) {
    if (only !== null && ![key, id, String(number)].some((name) => name === only)) {
      starts[key] = kept[key] ?? {};
      continue;
    }
    const cells = playersOf(packsBehind(key)).map((players) => [String(players), startsOf(key, players)] as const);
    starts[key] = Object.fromEntries(cells.filter(([, list]) => list.length > 0));
    say(`${number} ${id}: ${cells.map(([players, list]) => `${players} players ${list.length}`).join(', ')}`);
  }
  if (haunts.length === 0) continue;
  const [file, text] = startsFile(pack.id, starts);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
