import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lays a packed copy beside everything that packs well: the server sends it as it is to whoever can unpack it. */

const PACKS_WELL = /\.(js|css|html|svg|webmanifest)$/;
/** Below so many bytes there is nothing to gain. */
const LEAST = 1000;

const packed = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress(): Plugin {
  return {
    name: 'hollow-compress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => join(dir, name))
        .filter((file) => PACKS_WELL.test(file) && statSync(file).size >= LEAST);
      await Promise.all(
        files.flatMap((file) => {
          const bytes = readFileSync(file);
          return Object.entries(packed).map(async ([ending, pack]) =>
            writeFileSync(`${file}.${ending}`, await pack(bytes)),
          );
        }),
      );
    },
  };
}
