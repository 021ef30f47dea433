import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { serve } from '@hollow/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { hollow, lastJson, scratch } from './hollow.ts';

/** Stores of earlier versions; docs/FORMATS.md says what is in them. */
const STORES = join(PROJECT_ROOT, 'server', 'test', 'fixtures', 'stores');
interface Kept {
  readonly tables: readonly { readonly what: string; readonly game: string }[];
  readonly mended: Readonly<Record<string, string>>;
}
const versions = readdirSync(STORES).flatMap((name) =>
  name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
);

describe.each(versions)('a store of %s', (version) => {
  const { tables, mended } = JSON.parse(readFileSync(join(STORES, `${version}.json`), 'utf8')) as Kept;
  const folder = scratch();
  const data = join(folder, 'data');

  beforeAll(async () => {
    mkdirSync(data);
    const packed = readFileSync(join(STORES, `${version}.sqlite.zst`));
    writeFileSync(join(data, 'hollow.sqlite'), zstdDecompressSync(packed));
    // As whoever upgrades does: the server brings the store up to date.
    await (await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'error' })).close();
    process.env.HOLLOW_DATA = data;
  });
  afterAll(() => {
    delete process.env.HOLLOW_DATA;
    rmSync(folder, { recursive: true, force: true });
  });

  test('is verified by hollow admin verify', async () => {
    const differ = Object.keys(mended).length;
    const ran = await hollow(['admin', 'verify', '--json']);
    expect(ran.code).toBe(differ === 0 ? 0 : 1);
    expect(lastJson(ran)).toMatchObject({ same: tables.length - 1 - differ, lobby: 1, otherVersion: 0 });
  });

  test.each(tables.filter(({ what }) => what !== 'lobby' && !(what in mended)))(
    'has a game that hollow replay --verify deals again: $what',
    async ({ game }) => {
      expect(await hollow(['replay', game, '--verify'])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/answers verified/),
      });
    },
  );
});
