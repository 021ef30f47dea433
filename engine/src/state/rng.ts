import { cell } from './rows.ts';

/** sfc32: the engine's own random numbers. Its four words live in the state, one set for each named stream. */

export const STREAMS = ['dice', 'stacks', 'picks'] as const;
export type Stream = (typeof STREAMS)[number];

/** Mixes a text into a 32-bit word; `salt` makes independent words of one text. */
export function mix(text: string, salt: number): number {
  let h = 0x9e3779b9 ^ salt;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) | 0;
}

export function next32(words: number[], at: number): number {
  const a = cell(words, at);
  const b = cell(words, at + 1);
  const c = cell(words, at + 2);
  const counter = cell(words, at + 3);
  const out = (((a + b) | 0) + counter) | 0;
  words[at + 3] = (counter + 1) | 0;
  words[at] = b ^ (b >>> 9);
  words[at + 1] = (c + (c << 3)) | 0;
  words[at + 2] = (((c << 21) | (c >>> 11)) + out) | 0;
  return out >>> 0;
}

/** Words for every stream from one seed. */
export function seedStreams(seed: string): number[] {
  const words: number[] = [];
  STREAMS.forEach((stream, i) => {
    for (let k = 0; k < 3; k++) words.push(mix(`${seed}/${stream}`, k + 1));
    words.push(1);
    for (let k = 0; k < 12; k++) next32(words, i * 4);
  });
  return words;
}

/** A whole number from 0 to n - 1, without bias. */
export function below(words: number[], stream: Stream, n: number): number {
  const at = STREAMS.indexOf(stream) * 4;
  const limit = 4294967296 - (4294967296 % n);
  let word = next32(words, at);
  while (word >= limit) word = next32(words, at);
  return word % n;
}

export function shuffleInPlace(words: number[], stream: Stream, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(words, stream, i + 1);
    const kept = cell(list, i);
    list[i] = cell(list, j);
    list[j] = kept;
  }
}
