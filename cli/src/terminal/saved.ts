import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, OtherVersionInput } from '../console/bad-input.ts';
import { readJson } from '../files/files.ts';
import { type Recording, readRecording, writeRecording } from '../game/recording.ts';

/** The last unfinished game of the terminal. */
export interface Saved extends Recording {
  readonly seat: number;
}

const folder = (): string => process.env.HOLLOW_DATA ?? 'data';
export const savedFile = (): string => join(folder(), 'terminal.json');

/** Games from a pipe are kept only where somebody has said so: a test must not overwrite a person's game. */
export const keepsGames = (): boolean => process.stdin.isTTY === true || process.env.HOLLOW_DATA !== undefined;

/** Why the game cannot go on here, and where it is kept from now on. */
export interface PutAside {
  readonly sentence: string;
  readonly file: string;
}

/** A game of another version makes room for the next one, and stays beside it for the version that plays it. */
function putAside({ version, sentence }: OtherVersionInput): PutAside {
  const file = join(folder(), `terminal-${version ?? 'later'}.json`);
  renameSync(savedFile(), file);
  return { sentence, file };
}

/** The game, or null where there is none or none that can be read. */
export function savedGame(): Saved | PutAside | null {
  if (!keepsGames() || !existsSync(savedFile())) return null;
  try {
    const recording = readRecording(savedFile());
    const { seat } = readJson(savedFile()) as { readonly seat?: unknown };
    return Number.isInteger(seat) ? { ...recording, seat: seat as number } : null;
  } catch (error) {
    if (error instanceof OtherVersionInput) return putAside(error);
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** Keeps the game; says where, or null where it could not be kept. A full disk must not end the game. */
export function save(recording: Recording, seat: number): string | null {
  if (!keepsGames()) return null;
  const saved: Saved = { ...recording, seat };
  try {
    writeRecording(savedFile(), saved);
    return savedFile();
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

export function forget(): void {
  if (keepsGames()) rmSync(savedFile(), { force: true });
}
