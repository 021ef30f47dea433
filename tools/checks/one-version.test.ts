import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from '@hollow/engine';
import { expect, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${folder}/package.json`, import.meta.url)), 'utf8')) as Package;
const root = read('.');

test('every package has the version of the project, and names the others by it', () => {
  for (const folder of root.workspaces ?? []) {
    const { version, dependencies, devDependencies } = read(folder);
    expect(version, folder).toBe(root.version);
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
      if (name.startsWith('@hollow/')) expect(wanted, `${folder}: ${name}`).toBe(root.version);
  }
});

test('the version that saved games and packs are refused by is the one of the project', () => {
  expect(root.version.startsWith(`${VERSION}.`)).toBe(true);
});
