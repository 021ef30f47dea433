/** Gives a whole number from 0 to n - 1. */
export type Picker = (n: number) => number;

/** FNV-1a, so that seeds that differ in one letter start far apart. */
function word(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Random choices from a seed, apart from the random numbers of the game. mulberry32. */
export function picker(seed: string): Picker {
  let at = word(seed);
  return (n) => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), at | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** One of a list that is not empty. */
export function pickFrom<T>(list: readonly T[], pick: Picker): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new RangeError('there is nothing to pick from');
  return found;
}
