import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { runScript } from '@hollow/engine/kit';
import { parse } from 'yaml';

// Runs script files and says how each went: node tools/content/script.ts FILE…
let failed = 0;
for (const file of process.argv.slice(2).filter((arg) => !arg.startsWith('--'))) {
  const result = runScript([secondEdition], parse(readFileSync(file, 'utf8')));
  const missing = result.proves.filter((clause) => !result.fired.has(clause));
  if (!result.ok) failed++;
  console.log(`${result.ok ? 'ok  ' : 'FAIL'} ${file}${result.message === '' ? '' : `\n     ${result.message}`}`);
  if (process.argv.includes('--fired') || missing.length > 0) console.log(`     fired: ${[...result.fired].join(' ')}`);
}
process.exitCode = failed > 0 ? 1 : 0;
