import { writeFileSync } from 'node:fs';
import { packSchema } from './json-schema.ts';

const ROOT = new URL('../../', import.meta.url);
writeFileSync(new URL('docs/pack.schema.json', ROOT), `${JSON.stringify(packSchema())}\n`);
