import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** What holds the whole of a table, and what it asks about the inside of itself: then a browser looks at everything in it anew whenever anything in it changes. */
const ASKS_INSIDE =
  /\.(?:table|stage|middle|house|house-view|house-plane|panel|log)(?:[.[][^\s:{]*)?:has\((?!\s*[~+])[^{]*\{/g;

const rulesOf = (style: string): string[] => [...style.matchAll(ASKS_INSIDE)].map(([rule]) => rule);

test('no rule of style makes the browser look at the whole table whenever something in it changes', () => {
  const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(50);
  expect(rulesOf('.table:has(.corner) .right {}')).toHaveLength(1);
  expect(rulesOf('.stage:has(~ .right) {}')).toHaveLength(0);
  const found = styles.flatMap((name) => rulesOf(readFileSync(join(SOURCE, name), 'utf8')));
  expect(found).toEqual([]);
});
