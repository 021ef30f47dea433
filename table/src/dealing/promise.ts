import { sha256 } from '@hollow/engine/sha256';

/**
 * Dice that anybody can check. Whoever hosts the table draws a seed and shows its hash, the commitment; then every device that sits down draws a word and
 * shows its hash, the seal. When the game begins, all open their words. The secret of the game comes of seed and words: nobody has chosen a part of it after
 * knowing another one. At the end everything lies open, and the game can be dealt again.
 */

/** What is shown of a seed before the first word is sealed. */
export const commitmentOf = (seed: string): string => sha256(`hollow-hill/commitment/${seed}`);

/** What is shown of a word before any is opened. It holds for one seat at one table: nobody can seal a copy of another's. */
export const sealOf = (commitment: string, seat: number, word: string): string =>
  sha256(`hollow-hill/word/${commitment}/${seat}/${word}`);

/** The secret of a game: of its seed and the words of the seats; bots, and devices that were left out, have none. */
const secretOf = (seed: string, words: readonly (string | null)[]): string =>
  sha256(['hollow-hill/secret', seed, ...words.map((word) => word ?? '')].join('/'));

interface DealtTable {
  readonly practice: object | null;
  readonly words: readonly (string | null)[];
}

/** The secret that a game was dealt from. Practice is dealt from the seed that was found for it, and promises nothing. */
export const dealtFrom = ({ practice, words }: DealtTable, seed: string): string =>
  practice === null ? secretOf(seed, words) : seed;
