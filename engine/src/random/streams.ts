import { cell } from '../state/rows.ts';
import { BLOCK, chachaBlock, KEY } from './chacha.ts';
import { sha256, sha256Words } from './sha256.ts';

/**
 * The random streams of a game. Each is a stream cipher of its own, keyed by a hash of the game's secret and the stream's name: from the dice that fell
 * nobody can reckon those to come, or the stacks. The state keeps the key of each stream and how many words were drawn from it.
 */
export const STREAMS = ['dice', 'stacks', 'picks'] as const;
export type Stream = (typeof STREAMS)[number];

/** Words of a stream in the state: its key and its place. */
const EACH = KEY + 1;

/** Words of all streams in the state. */
export const WORDS_OF_STREAMS = EACH * STREAMS.length;

const NO_NONCE = [0, 0, 0] as const;

/**
 * A word of a stream. Not by `cell`: words are too large for the small numbers that columns of the state hold, and a function that meets both kinds of array
 * has the optimiser turn every column into the larger kind.
 */
const wordAt = (words: readonly number[], i: number): number => words[i] as number;

/** One stream at its beginning. */
function newStream(name: string, secret: string): number[] {
  const words: number[] = [];
  for (const word of sha256Words(`${name}/${secret}`)) words.push(word >>> 0);
  words.push(0);
  return words;
}

/** All streams of a game from its secret, at their beginning. */
export const seedStreams = (secret: string): number[] => STREAMS.flatMap((stream) => newStream(stream, secret));

/** Makes blocks, and keeps the last one: most throws of dice begin in the block in which the throw before them ended. */
export class BlockMaker {
  readonly #key: number[] = [];
  #counter = -1;
  #block: Int32Array | null = null;

  /** The block of that number under the key that begins there. */
  block(words: readonly number[], from: number, counter: number): Int32Array {
    if (this.#block !== null && counter === this.#counter && this.#isKey(words, from)) return this.#block;
    this.#counter = counter;
    for (let i = 0; i < KEY; i++) this.#key[i] = wordAt(words, from + i);
    this.#block = chachaBlock(words, counter, NO_NONCE, from);
    return this.#block;
  }

  #isKey(words: readonly number[], from: number): boolean {
    for (let i = 0; i < KEY; i++) if (wordAt(this.#key, i) !== wordAt(words, from + i)) return false;
    return true;
  }
}

/** A stream that is drawn from: it holds on to the block it is in. Whoever draws several numbers opens it once. */
class OpenStream {
  readonly #words: number[];
  readonly #key: number;
  readonly #maker: BlockMaker | null;
  #block: Int32Array | null = null;

  /** The stream whose key begins there. */
  constructor(words: number[], key: number, maker: BlockMaker | null = null) {
    this.#words = words;
    this.#key = key;
    this.#maker = maker;
  }

  #next(): number {
    const words = this.#words;
    const place = wordAt(words, this.#key + KEY) >>> 0;
    words[this.#key + KEY] = place + 1;
    const index = place % BLOCK;
    if (this.#block === null || index === 0) this.#block = this.#make((place - index) / BLOCK);
    return (this.#block[index] as number) >>> 0;
  }

  #make(counter: number): Int32Array {
    return this.#maker === null
      ? chachaBlock(this.#words, counter, NO_NONCE, this.#key)
      : this.#maker.block(this.#words, this.#key, counter);
  }

  /** A whole number from 0 to n - 1, without bias: words past the last whole multiple of n are passed over. In numbers of 32 bits, whose remainders are quick. */
  below(n: number): number {
    const most = 0xffffffff - ((-n >>> 0) % n);
    let word = this.#next();
    while (word > most) word = this.#next();
    return word % n;
  }
}

/** A stream of the game, to draw from. */
export const drawFrom = (words: number[], stream: Stream, maker: BlockMaker | null = null): OpenStream =>
  new OpenStream(words, STREAMS.indexOf(stream) * EACH, maker);

/** One number from 0 to n - 1. */
export const below = (words: number[], stream: Stream, n: number): number => drawFrom(words, stream).below(n);

export function shuffleInPlace(words: number[], stream: Stream, list: number[]): void {
  const open = drawFrom(words, stream);
  for (let i = list.length - 1; i > 0; i--) {
    const j = open.below(i + 1);
    const kept = cell(list, i);
    list[i] = cell(list, j);
    list[j] = kept;
  }
}

/** Gives a whole number from 0 to n - 1. */
export type Picker = (n: number) => number;

/** Random choices from a seed, for bots and tests: a stream apart from those of a game. */
export function picker(seed: string): Picker {
  const stream = new OpenStream(newStream('picker', seed), 0);
  return (n) => stream.below(n);
}

/** A seed for choices that a game is not dealt from, as those of its bots: nobody can tell it who does not know the state. */
export const seedFor = ({ rng }: { readonly rng: readonly number[] }, name: string): string =>
  sha256(`${name}/${rng.filter((_, i) => i % EACH !== KEY).join()}`);
