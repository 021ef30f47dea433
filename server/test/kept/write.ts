import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { makeStore } from './make.ts';
import { fileOf, listOf, STORES } from './stores.ts';

/** `npm run fixture`: keeps a store of the version at hand. That of a version which is closed in CHANGELOG.md stays as it is, unless `--again` is said. */

const ROOT = new URL('../../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');
const { version } = JSON.parse(read('package.json')) as { readonly version: string };

if (read('CHANGELOG.md').includes(`\n## ${version}`) && !process.argv.includes('--again')) {
  console.error(
    `${version} is closed: its store stays as it is, so that later versions are held to it. Raise the version in every package.json first.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'hollow-kept-'));
try {
  const backup = join(folder, 'backup');
  const kept = await makeStore(version, join(folder, 'data'), backup);
  const packed = zstdCompressSync(readFileSync(join(backup, 'hollow.sqlite')), {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
  });
  mkdirSync(STORES, { recursive: true });
  writeFileSync(fileOf(version), packed);
  writeFileSync(listOf(version), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${version}: ${kept.tables.map(({ what }) => what).join(', ')}; ${Math.round(packed.length / 1024)} kB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
