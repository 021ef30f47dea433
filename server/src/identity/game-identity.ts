import { randomBytes, randomInt } from 'node:crypto';

const pickLetters = (letters: string, n: number): string =>
  Array.from({ length: n }, () => letters[randomInt(letters.length)]).join('');

/** Letters and digits that cannot be mistaken for one another: some 60 bits. */
export const newGameId = (): string => pickLetters('abcdefghjkmnpqrstuvwxyz23456789', 12);
/** Eight letters to read out, without vowels, so that they make no words: 25 thousand million of them, too many to be tried. */
export const newGameCode = (): string => pickLetters('BCDFGHJKLMNPQRSTVWXZ', 8);
const newSeed = (): string => randomBytes(16).toString('hex');

/** What chance gives a new game. */
export interface GameIdentity {
  readonly id: string;
  readonly code: string;
  /** Of all that happens by chance in it. */
  readonly seed: string;
}

export const drawIdentity = (): GameIdentity => ({ id: newGameId(), code: newGameCode(), seed: newSeed() });
