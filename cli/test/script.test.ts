import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hollow } from './hollow.ts';

const folder = mkdtempSync(join(tmpdir(), 'hollow-script-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const script = (proves: string): string =>
  `title: A game begins\nproves: [${proves}]\nplayers: 3\nsteps:\n  - expect: { outcome: null }\n`;

test('a script that names a clause which is not in the ledger fails', async () => {
  const { out, code } = await hollow(['script', file('unknown.yaml', script('2e.nonsense'))]);
  expect(code).not.toBe(0);
  expect(out).toContain('there is no clause “2e.nonsense”');
});

test('a script that names a clause which it never applies fails', async () => {
  const { out, code } = await hollow(['script', file('unapplied.yaml', script('2e.attack.tie'))]);
  expect(code).not.toBe(0);
  expect(out).toContain('2e.attack.tie is never applied');
});

test('an empty file is no script', async () => {
  const { out, code } = await hollow(['script', file('empty.yaml', '')]);
  expect(code).not.toBe(0);
  expect(out).toContain('there is no script in it');
});
