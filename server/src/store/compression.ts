import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** JSON texts as they are kept: a state of 25 kB becomes about 4. */
export const compressText = (text: string): Uint8Array =>
  // A copy: the result is the beginning of a buffer of 64 kB, which would be kept as a whole.
  new Uint8Array(zstdCompressSync(text));
export const decompressText = (bytes: Uint8Array): string => zstdDecompressSync(bytes).toString('utf8');
