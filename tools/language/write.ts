import { writeFileSync } from 'node:fs';
import { packSchema } from './json-schema.ts';
import { madeFiles, readWords } from './words.ts';

const ROOT = new URL('../../', import.meta.url);
for (const [path, text] of Object.entries(madeFiles(await readWords())))
  writeFileSync(new URL(`engine/src/${path}`, ROOT), text);
writeFileSync(new URL('docs/pack.schema.json', ROOT), `${JSON.stringify(packSchema())}\n`);
