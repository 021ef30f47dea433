/** A copy of the project in a folder of its own, in which the recipes are followed. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What is made anew where it is wanted, or belongs to whoever works here. */
const LEFT_OUT = ['.git', 'dist', 'data', 'coverage', '.cache'];
/** What tools write into the folder of the packages: links would let the copy write into the original. */
const CACHES = ['.cache', '.vite', '.vite-temp', '.vitest-cache', '.vitest'];

type Copy = (from: string, to: string) => void;

/** A file of the project may be written into: it is copied, and keeps its age, by which npm sees whether packages are missing. */
const copy: Copy = (from, to) => {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
};

/** Nobody writes into a package: it costs no room where the disk knows links. */
const link: Copy = (from, to) => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

function copyFolder(from: string, to: string, put: Copy): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if ((put === copy ? LEFT_OUT : CACHES).includes(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyFolder(source, target, entry.name === 'node_modules' ? link : put);
    else put(source, target);
  }
}

/** The folder of the copy. Links between the packages of the project lead to those of the copy. */
export function copyProject(): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'hollow-recipes-'))), 'project');
  copyFolder(ROOT, folder, copy);
  return folder;
}

/** Files of the copy that were made or changed since a moment; packages are left out. */
export function writtenSince(folder: string, moment: number): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || LEFT_OUT.includes(entry.name)) return [];
    if (entry.isDirectory()) return writtenSince(path, moment);
    return entry.isFile() && statSync(path).mtimeMs >= moment ? [path] : [];
  });
}
