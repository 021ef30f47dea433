/** ChaCha20 (RFC 8439): a stream cipher, whose words nobody can tell from chance, or reckon on from others, without the key. */

/** “expand 32-byte k” */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** Words of a block. */
export const BLOCK = 16;

/** Words of a key. */
export const KEY = 8;

type Nonce = readonly [number, number, number];

const at = (x: Int32Array, i: number): number => x[i] as number;

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = at(x, a);
  let xb = at(x, b);
  let xc = at(x, c);
  let xd = at(x, d);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/** Adds what a block is made from, word by word: constants, key, number of the block, nonce. */
function addInput(x: Int32Array, words: ArrayLike<number>, from: number, counter: number, nonce: Nonce): void {
  for (let i = 0; i < 4; i++) x[i] = at(x, i) + (CONSTANTS[i] as number);
  for (let i = 0; i < KEY; i++) x[4 + i] = at(x, 4 + i) + (words[from + i] as number);
  x[12] = at(x, 12) + counter;
  for (let i = 0; i < 3; i++) x[13 + i] = at(x, 13 + i) + (nonce[i] as number);
}

/** The block of the key stream with that number: sixteen words, as signed numbers. The key begins at that place of the list. */
export function chachaBlock(words: ArrayLike<number>, counter: number, nonce: Nonce, from = 0): Int32Array {
  const x = new Int32Array(BLOCK);
  addInput(x, words, from, counter, nonce);
  for (let twice = 0; twice < 10; twice++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  addInput(x, words, from, counter, nonce);
  return x;
}
