import { serve } from '@hollow/server';

/** A server as `hollow serve` starts it, in a process of its own, except that its games come in the same order with the same seeds. */

const [data, web, name] = process.argv.slice(2);
const LETTERS = 'bcdfghjkmnpq';
let games = 0;
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  web,
  pause: 0,
  logLevel: 'warn',
  limits: 0,
  lots: () => {
    const letters = [...String(games++).padStart(4, '0')].map((digit) => LETTERS[Number(digit)]).join('');
    return { id: `table${letters}222`, code: `T${letters.toUpperCase()}`, seed: `${name}/${games}` };
  },
});
console.log(`port ${serving.port}`);
process.once('SIGTERM', () => {
  serving.close().then(() => process.exit(0));
});
