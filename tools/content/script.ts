import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { runScript, type Script } from '@hollow/engine/kit';
import { parse } from 'yaml';

// Runs script files and says how each went: node tools/content/script.ts FILE…
let failed = 0;
for (const file of process.argv.slice(2).filter((arg) => !arg.startsWith('--'))) {
  const parsed = parse(readFileSync(file, 'utf8')) as Script | Script[];
  for (const script of Array.isArray(parsed) ? parsed : [parsed]) {
    const { ok, message, title, proves, fired: names } = runScript([secondEdition], script);
    const fired = new Set([...names].map((name) => secondEdition.edition?.clauses[name] ?? name));
    const missing = proves.filter((clause) => !fired.has(clause));
    if (!ok) failed++;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${file}: ${title}${message === '' ? '' : `\n     ${message}`}`);
    if (missing.length > 0) console.log(`     not fired: ${missing.join(' ')}`);
    if (process.argv.includes('--fired')) console.log(`     fired: ${[...fired].join(' ')}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
