import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';

/** Stores that were kept when a version was closed, each with a list of what is in it. docs/FORMATS.md says how they are made, and what for. */

export interface KeptTable {
  /** `lobby`, `card`, `company`, `absent`, `over`, or `haunt-<kind>`. */
  readonly what: string;
  readonly game: string;
  /** The cookies that hold its seats. */
  readonly seats: readonly { readonly seat: number; readonly cookie: string }[];
}

export interface KeptStore {
  readonly version: string;
  /** Of its games. */
  readonly format: number;
  /** Of its packs. */
  readonly packFormat: number;
  /** The last step that the store itself had taken. */
  readonly step: string;
  readonly tables: readonly KeptTable[];
  /** Tables whose games take another course today, and why: a rule was mended. Nothing else may make them differ. */
  readonly mended: Readonly<Record<string, string>>;
}

export const STORES: string = fileURLToPath(new URL('../fixtures/stores/', import.meta.url));

export const listOf = (version: string): string => join(STORES, `${version}.json`);
export const fileOf = (version: string): string => join(STORES, `${version}.sqlite.zst`);

/** All of them, the oldest first. */
export const keptStores = (): readonly KeptStore[] =>
  readdirSync(STORES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(STORES, name), 'utf8')) as KeptStore)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));

/** Makes a folder of data of it. */
export function unpack({ version }: KeptStore, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hollow.sqlite'), zstdDecompressSync(readFileSync(fileOf(version))));
}
