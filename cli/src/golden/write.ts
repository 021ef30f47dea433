import { writeFileSync } from 'node:fs';
import { Engine } from '@hollow/engine';
import { SHIPPED } from '../packs.ts';
import { wordsIn } from '../words.ts';
import { hashFile, keptGames, tableFile, taleFile, written } from './files.ts';
import { findGames, hauntsOf, sidesOf } from './game.ts';
import { hashesOf } from './hashes.ts';
import { taleOf } from './tale.ts';

/**
 * `npm run goldens`: writes the golden playthroughs anew. A game whose answers still fit the rules is told again; for one whose answers do not, quick bots
 * play until one is won by that side. With `-- --anew` all of them are played anew, with
 * `-- --haunt 12` only those of one haunt; with `-- --retell` none are, and those that do not fit are left out.
 */
const packs = SHIPPED.slice(0, 1);
const engine = new Engine(packs);
const words = wordsIn('en', packs);
const anew = process.argv.includes('--anew');
const retell = process.argv.includes('--retell');
const only = process.argv.includes('--haunt') ? Number(process.argv[process.argv.indexOf('--haunt') + 1]) : null;

let games = keptGames();
for (const haunt of hauntsOf(packs[0])) {
  const kept = games.filter((game) => game.haunt === haunt.number);
  const again = anew && (only === null || only === haunt.number);
  const good = again ? [] : kept.filter((game) => taleOf(engine, words, game) !== null);
  const missing = sidesOf(haunt).filter((side) => !good.some((game) => game.side === side));
  const found =
    missing.length === 0 || retell || (only ?? haunt.number) !== haunt.number
      ? []
      : findGames(engine, haunt.number, missing);
  const own = [...good, ...found].sort((a, b) => a.side.localeCompare(b.side, 'en'));
  const others = games.filter((game) => game.haunt !== haunt.number);
  games = [...others, ...own].sort((a, b) => a.haunt - b.haunt);
  for (const game of own) writeFileSync(taleFile(game), taleOf(engine, words, game) ?? '');
  writeFileSync(tableFile, written(games));
  for (const side of sidesOf(haunt))
    if (!own.some((game) => game.side === side))
      process.stderr.write(`haunt ${haunt.number}: no game that ends with ${side} was found\n`);
}
writeFileSync(hashFile, written(hashesOf(engine)));
