import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Text } from '@hollow/text';
import { engineFor, PROJECT_PACKS, packsBehind } from '../packs/packs.ts';
import { wordsIn } from '../packs/words.ts';
import { gameFile, hashFile, keptGames, keptHashes, taleFile, toJsonFile } from './files.ts';
import { EVEN, endingsOf, FAVOURED, findGames } from './find.ts';
import { hashesOfGame } from './hashes.ts';
import { type GoldenGame, nameOf, writtenGame, writtenHaunts } from './kept-game.ts';
import { notesOf } from './notes.ts';
import { TaleError } from './replay.ts';
import { taleOf } from './tale.ts';

/**
 * `npm run goldens`: writes the golden playthroughs anew. A game whose answers still fit the rules is told again; of one whose answers do not it
 * says which answer that is, and quick bots play until one is won by that side. With `-- --haunt 12` (a number, an id or pack/id) everything of the other haunts stays as it is; with `-- --anew` all of them
 * are played anew; with `-- --retell` none are, and those that do not fit are left out.
 */
const { values } = parseArgs({
  options: { haunt: { type: 'string' }, anew: { type: 'boolean' }, retell: { type: 'boolean' } },
});
const { anew = false, retell = false } = values;
const only = values.haunt ?? null;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const all = [...writtenHaunts(PROJECT_PACKS)];
const haunts =
  only === null ? all : all.filter(([key, { number, id }]) => [key, id, String(number)].some((name) => name === only));
if (haunts.length === 0) {
  say(
    `there is no haunt “${only}” that is written; there are ${all.map(([, { number, id }]) => `${number} ${id}`).join(', ')}`,
  );
  process.exit(2);
}

const texts = new Map<string, Text>();

/** The tale of a game, by the packs of its haunt. */
function told(game: GoldenGame): string {
  const packs = packsBehind(game.haunt);
  const id = packs.map((pack) => pack.id).join(' ');
  const words = texts.get(id) ?? wordsIn('en', packs);
  texts.set(id, words);
  return taleOf(packs, words, game);
}

/** Why the game no longer goes as it is kept; null where it does. */
function misfit(game: GoldenGame): string | null {
  try {
    told(game);
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
  writeFileSync(gameFile(game), writtenGame(game, notesOf(packsBehind(game.haunt), game)));
  writeFileSync(taleFile(game), told(game));
}

let games = keptGames();
for (const [key, haunt] of haunts) {
  const kept = games.filter((game) => game.haunt === key);
  const good = anew ? [] : kept.filter(stillGood);
  const missing = endingsOf(haunt).filter((side) => !good.some((game) => game.side === side));
  if (missing.length > 0 && !retell) say(`${key}: looking for a game that ends with ${missing.join(' and ')}`);
  const found =
    missing.length === 0 || retell
      ? []
      : findGames(engineFor(packsBehind(key)), key, missing, (line) => say(`${key}, ${line}`));
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

// What stands there of other haunts stays, so that two who write haunts do not meet in every line.
const kept = keptHashes();
const mine = new Set(haunts.map(([key]) => key));
const hashes = games.map((game) => {
  const own = mine.has(game.haunt) ? undefined : kept[nameOf(game)];
  return [nameOf(game), own ?? hashesOfGame(packsBehind(game.haunt), game)] as const;
});
writeFileSync(hashFile, toJsonFile(Object.fromEntries(hashes)));
say(`${games.length} tales are kept`);
