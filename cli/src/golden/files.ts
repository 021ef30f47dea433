import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GoldenGame } from './game.ts';

/** Where the tales are kept. */
export const FOLDER = fileURLToPath(new URL('../../goldens', import.meta.url));

export const tableFile = join(FOLDER, 'games.json');
export const hashFile = join(FOLDER, 'hashes.json');
export const taleFile = ({ haunt, side }: Pick<GoldenGame, 'haunt' | 'side'>): string =>
  join(FOLDER, `haunt-${String(haunt).padStart(2, '0')}-${side}.txt`);

const json = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

export const keptGames = (): GoldenGame[] => (json(tableFile) ?? []) as GoldenGame[];
export const keptHashes = (): Record<string, string> => (json(hashFile) ?? {}) as Record<string, string>;
export const keptTale = (game: GoldenGame): string =>
  existsSync(taleFile(game)) ? readFileSync(taleFile(game), 'utf8') : '';

export const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
