import { createHash } from 'node:crypto';

/** Tells states apart, from the text as it is kept: what a game comes to when it is played again is compared by it. */
export const stateFingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
