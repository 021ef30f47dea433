import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from '../src/random/chacha.ts';
import { sha256 } from '../src/random/sha256.ts';

const hex = (words: Int32Array): string => {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, i) => {
    bytes.writeInt32LE(word, i * 4);
  });
  return bytes.toString('hex');
};

const wordsOf = (text: string): number[] => {
  const bytes = Buffer.from(text, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(i * 4));
};

const nonceOf = (text: string): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = wordsOf(text);
  return [a, b, c];
};

const COUNTING = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');

test.each([
  // RFC 8439, 2.3.2
  [
    COUNTING,
    1,
    '000000090000004a00000000',
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  ],
  // RFC 8439, A.1, test vectors 1, 2, 3 and 4
  [
    '00'.repeat(32),
    0,
    '00'.repeat(12),
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    '00'.repeat(32),
    1,
    '00'.repeat(12),
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
  [
    `${'00'.repeat(31)}01`,
    1,
    '00'.repeat(12),
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    `00ff${'00'.repeat(30)}`,
    2,
    '00'.repeat(12),
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
])('ChaCha20 gives the published block: key %s, block %i', (key, counter, nonce, block) => {
  expect(hex(chachaBlock(wordsOf(key), counter, nonceOf(nonce)))).toBe(block);
});

test.each([
  // FIPS 180-4, examples of the standard
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('SHA-256 gives the published hash of “%s”', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('hash and cipher agree with a library of renown on anything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  const bytes = (n: number): fc.Arbitrary<Buffer> =>
    fc.uint8Array({ minLength: n, maxLength: n }).map((list) => Buffer.from(list));
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.nat(1_000_000), (key, nonce, counter) => {
      const start = Buffer.alloc(16);
      start.writeUInt32LE(counter, 0);
      nonce.copy(start, 4);
      const expected = createCipheriv('chacha20', key, start).update(Buffer.alloc(64)).toString('hex');
      expect(hex(chachaBlock(wordsOf(key.toString('hex')), counter, nonceOf(nonce.toString('hex'))))).toBe(expected);
    }),
  );
});
