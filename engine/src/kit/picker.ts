import { below, seedStreams } from '../state/rng.ts';

/** Gives a whole number from 0 to n - 1. */
export type TestPicker = (n: number) => number;

/** The random choices of a test, from a seed: the game's own random numbers are not touched. */
export function testPicker(seed: string): TestPicker {
  const words = seedStreams(seed);
  return (n) => below(words, 'picks', n);
}
