import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
/** What decides anything in a game that is played again. */
const SOURCES = ['engine/src', 'planner/src', 'bots/src'];

/** Each of these gives another answer on another machine or day, and a recorded game would no longer replay. */
const FORBIDDEN = ['Math.random', 'new Date', 'Date.now', 'localeCompare', 'toLocale', 'Intl.', 'performance.now'];

const files = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
).sort();

test.each(FORBIDDEN)('neither engine nor planner nor bots ever use %s', (word) => {
  const uses = files.flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(word) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(uses).toEqual([]);
});

test.each(SOURCES)('there is something to check in %s', (folder) => {
  expect(files.some((name) => name.startsWith(folder))).toBe(true);
});
