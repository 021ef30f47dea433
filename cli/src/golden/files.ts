import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hashes } from './hashes.ts';
import { type GoldenGame, nameOf, readGame, type TaleKey } from './kept-game.ts';

/** Where the tales are kept. */
export const FOLDER = fileURLToPath(new URL('../../goldens', import.meta.url));

export const hashFile = join(FOLDER, 'hashes.json');

/** The game by its answers, and as it is told. */
export const gameFile = (game: TaleKey): string => join(FOLDER, `${nameOf(game)}.yaml`);
export const taleFile = (game: TaleKey): string => join(FOLDER, `${nameOf(game)}.txt`);

const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const keptGames = (): GoldenGame[] =>
  globSync('*/*.yaml', { cwd: FOLDER })
    .sort()
    .map((file) => readGame(text(join(FOLDER, file))));
export const keptHashes = (): Hashes => (existsSync(hashFile) ? (JSON.parse(text(hashFile)) as Hashes) : {});
export const keptTale = (game: GoldenGame): string => text(taleFile(game));

export const toJsonFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
