import { readFileSync } from 'node:fs';

/** Of this server, as in its package. */
export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;
