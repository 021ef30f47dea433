import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const FILES = globSync('*/{src,test,e2e,build,checks,content}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !file.includes('node_modules'),
);

test('no comment has lost what it speaks of: after one that explains something comes no other', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const lost = FILES.flatMap((file) => {
    const lines = readFileSync(new URL(file, ROOT), 'utf8').split('\n');
    const isLost = (line: string, i: number): boolean =>
      /^\s*(\/\*\*|\*).*\*\/$/.test(line) && /^\s*\/\*\*/.test(lines[i + 1] ?? '');
    return lines.flatMap((line, i) => (isLost(line, i) ? [`${file}:${i + 1}`] : []));
  });
  expect(lost).toEqual([]);
});
