import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '../console/bad-input.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of the path is no folder',
  EACCES: 'the file may not be touched',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(file, reason(error));
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(file, `no JSON: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}

/** Writes a file and the folders above it. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(file, reason(error));
  }
}

/** Makes sure, before anything is done, that a folder is there and can be written to. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BadInput(folder, reason(error));
  }
}
