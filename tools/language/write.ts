import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { madeFiles, readWords } from './words.ts';

const ROOT = new URL('../../', import.meta.url);
for (const [path, text] of Object.entries(madeFiles(await readWords())))
  writeFileSync(new URL(`engine/src/${path}`, ROOT), text);
// The schema is made from the tables that have just been written: a new process reads them.
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('./write-schema.ts', import.meta.url))], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
