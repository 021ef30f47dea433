import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../engine/src/', import.meta.url).pathname;

/** Each of these gives another answer on another machine or day, and a recorded game would no longer replay. */
const FORBIDDEN = ['Math.random', 'new Date', 'Date.now', 'localeCompare', 'toLocale', 'Intl.', 'performance.now'];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort();

test.each(FORBIDDEN)('the engine never uses %s', (word) => {
  const uses = files.flatMap((name) =>
    readFileSync(join(SOURCE, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(word) ? [`engine/src/${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(uses).toEqual([]);
});

test('there is an engine to check', () => {
  expect(files.length).toBeGreaterThan(0);
});
