import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT, PACK_FORMAT } from '@hollow/engine';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { hollow } from './hollow.ts';

test('hollow says its version, and which formats it writes', async () => {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(await hollow(['--version'])).toEqual({
    code: 0,
    out: `${version} (games of format ${FORMAT}, packs of format ${PACK_FORMAT})\n`,
    err: '',
  });
});
