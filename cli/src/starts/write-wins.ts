import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writtenHaunts } from '../golden/kept-game.ts';
import { engineFor, packsBehind, SHIPPED } from '../packs/packs.ts';
import { keptStarts } from './kept-starts.ts';
import { winsOf, winsRow } from './wins.ts';

/**
 * `npm run wins`: plays the kept starts of every haunt to their end and writes the rows of `docs/evidence/the-wins.md`
 * anew. `-- --each 8` plays so many starts of each number of players (1 by default).
 */
const FILE = fileURLToPath(new URL('../../../docs/evidence/the-wins.md', import.meta.url));
const { values } = parseArgs({ options: { each: { type: 'string', default: '1' } } });
const each = Number(values.each);
if (!Number.isInteger(each) || each < 1) {
  console.error(`--each wants how many starts of each number of players are played, not “${values.each}”`);
  process.exit(2);
}
const starts = keptStarts();
const rows: string[] = [];
const haunts = SHIPPED.flatMap((pack) =>
  [...writtenHaunts([pack])].sort(([, a], [, b]) => a.number - b.number).map(([key]) => key),
);
for (const key of haunts) {
  const row = winsRow(key, winsOf(engineFor(packsBehind(key)), key, starts[key] ?? {}, each));
  rows.push(row);
  process.stderr.write(`${row}\n`);
}
const text = readFileSync(FILE, 'utf8');
const head = text.slice(0, text.indexOf('|---'));
const after = text.slice(text.indexOf('|---')).split('\n');
const rest = after.slice(after.findIndex((line) => !line.startsWith('|')));
writeFileSync(FILE, `${head}${[after[0], ...rows, ...rest].join('\n')}`);
