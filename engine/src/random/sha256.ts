/** SHA-256 (FIPS 180-4), for commitments and for the keys of the random streams: the engine depends on nothing, and hashes without waiting. */

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Int32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const ROUND = rootsOfPrimes(64, Math.cbrt);
const INITIAL = rootsOfPrimes(8, Math.sqrt);

const BLOCK = 64;
const UTF8 = new TextEncoder();

/** The message with its one bit, its zeros and its length behind it: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const data = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(data.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const at = (words: Int32Array, i: number): number => words[i] as number;

/** The sixty-four words that the rounds of a block mix in. */
function schedule(words: Int32Array, data: DataView, from: number): void {
  for (let i = 0; i < 16; i++) words[i] = data.getInt32(from + i * 4);
  for (let i = 16; i < 64; i++) {
    const near = at(words, i - 2);
    const far = at(words, i - 15);
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
}

function compress(hash: Int32Array, words: Int32Array): void {
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + (mixed[i] as number);
}

/** The eight words of the hash of a text in UTF-8, as signed numbers. */
export function sha256Words(text: string): Int32Array {
  const data = padded(UTF8.encode(text));
  const hash = INITIAL.slice();
  const words = new Int32Array(64);
  for (let from = 0; from < data.byteLength; from += BLOCK) {
    schedule(words, data, from);
    compress(hash, words);
  }
  return hash;
}

/** The hash of a text in UTF-8, in hexadecimal. */
export const sha256 = (text: string): string =>
  Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
