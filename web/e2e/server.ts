import { readFileSync } from 'node:fs';
import type { Pack } from '@hollow/engine';
import { serve } from '@hollow/server';
import { identitiesInOrder } from '../../server/test/identities.ts';
import { KNOWN_FIGURES } from './figures.ts';

/** A server as `hollow serve` starts it, in a process of its own, except that its games come in the same order with the same seeds, and on the same day. */

const [data, web, name, ...examples] = process.argv.slice(2).map(String);
/** A pack of docs/examples. */
const example = (file: string): Pack =>
  JSON.parse(readFileSync(new URL(`../../docs/examples/${file}.json`, import.meta.url), 'utf8')) as Pack;

if (data === undefined || web === undefined || name === undefined) throw new Error('data, page and name expected');
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  web,
  pause: 0,
  logLevel: 'warn',
  limits: 0,
  day: { month: 11, day: 15 },
  newIdentity: identitiesInOrder(name),
  packs: examples.map(example),
  balance: KNOWN_FIGURES,
});
console.log(`port ${serving.port}`);
process.once('SIGTERM', () => {
  serving.close().then(() => process.exit(0));
});
