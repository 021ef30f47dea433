import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../worker/sw.js', import.meta.url);
const LENGTH = 10;

/** The worker of a release that consists of these files. */
export function workerFor(files: readonly string[]): string {
  const release = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, LENGTH);
  return readFileSync(SOURCE, 'utf8').replace('%RELEASE%', release);
}

/** Writes the service worker beside the page. The names of the files hold a hash of their content, so that together they name the release. */
export function worker(): Plugin {
  return {
    name: 'hollow-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerFor(Object.keys(bundle)) });
    },
  };
}
