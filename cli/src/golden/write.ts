import { rmSync, writeFileSync } from 'node:fs';
import { Engine } from '@hollow/engine';
import { baseOf, SHIPPED } from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { gameFile, hashFile, keptGames, taleFile, toJsonFile } from './files.ts';
import { EVEN, endingsOf, FAVOURED, findGames, hauntsOf } from './find.ts';
import { hashesOf } from './hashes.ts';
import { type GoldenGame, writtenGame } from './kept-game.ts';
import { notesOf } from './notes.ts';
import { TaleError } from './replay.ts';
import { taleOf } from './tale.ts';

/**
 * `npm run goldens`: writes the golden playthroughs anew. A game whose answers still fit the rules is told again; of one whose answers do not it
 * says which answer that is, and quick bots play until one is won by that side. With `-- --haunt 12` (a number or an id) everything of the other haunts stays as it is; with `-- --anew` all of them
 * are played anew; with `-- --retell` none are, and those that do not fit are left out.
 */
const packs = SHIPPED.slice(0, 1);
const engine = new Engine(packs);
const words = wordsIn('en', packs);
const anew = process.argv.includes('--anew');
const retell = process.argv.includes('--retell');
const only = process.argv.includes('--haunt') ? process.argv[process.argv.indexOf('--haunt') + 1] : null;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const all = hauntsOf(baseOf(packs));
const haunts = only === null ? all : all.filter(({ number, id }) => only === id || only === String(number));
if (haunts.length === 0) {
  say(
    `there is no haunt “${only}” that is written; there are ${all.map(({ number, id }) => `${number} ${id}`).join(', ')}`,
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
  say(`haunt ${game.haunt}, the tale that ends with ${game.side}: ${why}`);
  rmSync(gameFile(game), { force: true });
  rmSync(taleFile(game), { force: true });
  return false;
}

function write(game: GoldenGame): void {
  writeFileSync(gameFile(game), writtenGame(game, notesOf(packs, game)));
  writeFileSync(taleFile(game), taleOf(packs, words, game));
}

let games = keptGames();
for (const haunt of haunts) {
  const kept = games.filter((game) => game.haunt === haunt.number);
  const good = anew ? [] : kept.filter(stillGood);
  const missing = endingsOf(haunt).filter((side) => !good.some((game) => game.side === side));
  if (missing.length > 0 && !retell)
    say(`haunt ${haunt.number}: looking for a game that ends with ${missing.join(' and ')}`);
  const found =
    missing.length === 0 || retell
      ? []
      : findGames(engine, haunt.number, missing, (line) => say(`haunt ${haunt.number}, ${line}`));
  const own = [...good, ...found].sort((a, b) => a.side.localeCompare(b.side, 'en'));
  const others = games.filter((game) => game.haunt !== haunt.number);
  games = [...others, ...own].sort((a, b) => a.haunt - b.haunt);
  own.forEach(write);
  for (const side of endingsOf(haunt))
    if (!own.some((game) => game.side === side))
      say(
        `haunt ${haunt.number}: no tale that ends with ${side}; ${
          retell
            ? 'none was looked for'
            : `nobody won so in ${EVEN} games in which all played to win, nor in ${FAVOURED} in which the others answered at random`
        }`,
      );
}

writeFileSync(hashFile, toJsonFile(hashesOf(packs, games)));
say(`${games.length} tales are kept`);
