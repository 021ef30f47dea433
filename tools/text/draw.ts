import { allReadable, type Readable } from './sentences.ts';

/** Draws sentences by lot for somebody to read who sees nothing else: `npm run text:draw -- SEED [N]`. */
function stream(seed: string): () => number {
  let at = [...seed].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261);
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const [seed = '1', count = '300', sources] = process.argv.slice(2);
const random = stream(seed);
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
const { all, unfilled } = allReadable(pick);
const left: Readable[] = [...all];
process.stdout.write(`${all.length} sentences, ${unfilled.length} messages not filled, seed ${seed}\n`);
if (unfilled.length > 0) process.stdout.write(`not filled: ${unfilled.join(' ')}\n`);
for (let n = 1; n <= Number(count) && left.length > 0; n++) {
  const [drawn] = left.splice(Math.floor(random() * left.length), 1);
  process.stdout.write(`${n}. ${drawn?.text}${sources === undefined ? '' : `   [${drawn?.from}]`}\n`);
}
