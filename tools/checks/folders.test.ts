import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = ['engine', 'text', 'planner', 'bots', 'drawing', 'protocol', 'table', 'server', 'web', 'cli'];
const IMPORT = /(?:from|import)\s+'(\.[^']+)'/g;

/** By folder: the folders of its package that files which lie directly in it need. */
function needsOf(name: string): Map<string, Set<string>> {
  const source = join(ROOT, name, 'src');
  const needs = new Map<string, Set<string>>();
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    // `index.ts` is the door of a folder: it hands on what lies inside and nothing there needs it.
    if (!/\.tsx?$/.test(path) || path.endsWith('index.ts')) continue;
    const folder = normalize(dirname(path));
    const needed = needs.get(folder) ?? new Set();
    needs.set(folder, needed);
    for (const [, to] of readFileSync(join(source, path), 'utf8').matchAll(IMPORT))
      if (to !== undefined) needed.add(dirname(join(dirname(path), to)));
  }
  return needs;
}

/** Not taken apart yet. */
const KNOWN = ['scenes ⇄ scenes/table', 'store ⇄ store/migrations'];

const isInside = (inner: string, outer: string): boolean => outer !== '.' && inner.startsWith(`${outer}/`);

/** dependency-cruiser, which holds all other folders to one direction, takes a folder and one inside it for the same. */
test.each(PACKAGES)('no folder needs one inside it that needs it in turn: %s', (name) => {
  const needs = needsOf(name);
  expect(needs.size).toBeGreaterThan(0);
  const both = [...needs].flatMap(([outer, needed]) =>
    [...needed]
      .filter((inner) => isInside(inner, outer) && needs.get(inner)?.has(outer))
      .map((inner) => `${outer} ⇄ ${inner}`),
  );
  expect(both.filter((pair) => !KNOWN.includes(pair))).toEqual([]);
});
