import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writtenHaunts } from '../golden/kept-game.ts';
import { engineFor, packsBehind, SHIPPED } from '../packs/packs.ts';
import { keptStarts } from './kept-starts.ts';
import { winsOf, winsRow } from './wins.ts';

/**
 * `npm run wins`: plays the kept starts of every haunt to their end and writes the rows of `docs/evidence/the-wins.md`
 * anew. `-- --each 8` plays so many starts of each number of players (1 by default), `--edition third-edition` those of
 * its haunts alone: the other rows stay as they are.
 */
const FILE = fileURLToPath(new URL('../../../docs/evidence/the-wins.md', import.meta.url));
const { values } = parseArgs({ options: { each: { type: 'string', default: '1' }, edition: { type: 'string' } } });
const each = Number(values.each);
if (!Number.isInteger(each) || each < 1) {
  console.error(`--each wants how many starts of each number of players are played, not “${values.each}”`);
  process.exit(2);
}
const starts = keptStarts();
const text = readFileSync(FILE, 'utf8');
const head = text.slice(0, text.indexOf('|---'));
const after = text.slice(text.indexOf('|---')).split('\n');
const rest = after.slice(after.findIndex((line) => !line.startsWith('|')));
const rows: string[] = [];
const haunts = SHIPPED.flatMap((pack) =>
  [...writtenHaunts([pack])].sort(([, a], [, b]) => a.number - b.number).map(([key]) => key),
);
for (const key of haunts) {
  const packs = packsBehind(key);
  if (values.edition !== undefined && packs[0]?.id !== values.edition) {
    rows.push(...after.filter((line) => line.startsWith(`| ${key} |`)));
    continue;
  }
  const row = winsRow(key, winsOf(engineFor(packs), key, starts[key] ?? {}, each));
  rows.push(row);
  process.stderr.write(`${row}\n`);
}
writeFileSync(FILE, `${head}${[after[0], ...rows, ...rest].join('\n')}`);
