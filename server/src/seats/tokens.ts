import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits: the token of a device, the secret of a personal link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** What is kept of it. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const isSecret = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{43}$/.test(value ?? '');

const pick = (letters: string, n: number): string =>
  Array.from({ length: n }, () => letters[randomInt(letters.length)]).join('');

/** Letters and digits that cannot be mistaken for one another: some 60 bits. */
export const newGameId = (): string => pick('abcdefghjkmnpqrstuvwxyz23456789', 12);
/** Five letters to read out, without vowels, so that they make no words. */
export const newGameCode = (): string => pick('BCDFGHJKLMNPQRSTVWXZ', 5);
const newSeed = (): string => randomBytes(16).toString('hex');

/** What chance gives a new game. */
export interface Lots {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
}

export const drawLots = (): Lots => ({ id: newGameId(), code: newGameCode(), seed: newSeed() });
