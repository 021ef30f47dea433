import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '@hollow/engine';
import { SHIPPED } from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { gameFile, hashFile, keptGames, taleFile, toJsonFile } from './files.ts';
import { EVEN, endingsOf, FAVOURED, findGames } from './find.ts';
import { hashesOf } from './hashes.ts';
import { type GoldenGame, nameOf, writtenGame, writtenHaunts } from './kept-game.ts';
import { notesOf } from './notes.ts';
import { TaleError } from './replay.ts';
import { taleOf } from './tale.ts';

/**
 * `npm run goldens`: writes the golden playthroughs anew. A game whose answers still fit the rules is told again; of one whose answers do not it
 * says which answer that is, and quick bots play until one is won by that side. With `-- --haunt 12` (a number, an id or pack/id) everything of the other haunts stays as it is; with `-- --anew` all of them
 * are played anew; with `-- --retell` none are, and those that do not fit are left out.
 */
const packs = SHIPPED.slice(0, 1);
const engine = new Engine(packs);
const words = wordsIn('en', packs);
const { values } = parseArgs({
  options: { haunt: { type: 'string' }, anew: { type: 'boolean' }, retell: { type: 'boolean' } },
});
const { anew = false, retell = false } = values;
const only = values.haunt ?? null;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const all = [...writtenHaunts(packs)];
const haunts =
  only === null ? all : all.filter(([key, { number, id }]) => [key, id, String(number)].some((name) => name === only));
if (haunts.length === 0) {
  say(
    `there is no haunt “${only}” that is written; there are ${all.map(([, { number, id }]) => `${number} ${id}`).join(', ')}`,
  );
  process.exit(2);
}

/** Why the game no longer goes as it is kept; null where it does. */
function misfit(game: GoldenGame): string | null {
  try {
    taleOf(packs, words, game);
    return null;
  } catch (error) {
    if (error instanceof TaleError) return error.message;
    throw error;
  }
}

function stillGood(game: GoldenGame): boolean {
  const why = misfit(game);
  if (why === null) return true;
  say(`${game.haunt}, the tale that ends with ${game.side}: ${why}`);
  rmSync(gameFile(game), { force: true });
  rmSync(taleFile(game), { force: true });
  return false;
}

function write(game: GoldenGame): void {
  mkdirSync(dirname(gameFile(game)), { recursive: true });
  writeFileSync(gameFile(game), writtenGame(game, notesOf(packs, game)));
  writeFileSync(taleFile(game), taleOf(packs, words, game));
}

let games = keptGames();
for (const [key, haunt] of haunts) {
  const kept = games.filter((game) => game.haunt === key);
  const good = anew ? [] : kept.filter(stillGood);
  const missing = endingsOf(haunt).filter((side) => !good.some((game) => game.side === side));
  if (missing.length > 0 && !retell) say(`${key}: looking for a game that ends with ${missing.join(' and ')}`);
  const found = missing.length === 0 || retell ? [] : findGames(engine, key, missing, (line) => say(`${key}, ${line}`));
  const own = [...good, ...found];
  const others = games.filter((game) => game.haunt !== key);
  games = [...others, ...own].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  own.forEach(write);
  for (const side of endingsOf(haunt))
    if (!own.some((game) => game.side === side))
      say(
        `${key}: no tale that ends with ${side}; ${
          retell
            ? 'none was looked for'
            : `nobody won so in ${EVEN} games in which all played to win, nor in ${FAVOURED} in which the others answered at random`
        }`,
      );
}

writeFileSync(hashFile, toJsonFile(hashesOf(packs, games)));
say(`${games.length} tales are kept`);
