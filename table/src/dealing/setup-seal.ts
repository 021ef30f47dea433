import { canonical, type Setup, sha256 } from '@hollow/engine';

/** What is shown of a set-up before any word is opened. The seed in it keeps it secret until the end: which haunts somebody has met is nobody's business. */
export const setupSealOf = (seed: string, packs: readonly string[], setup: Setup): string =>
  sha256(`hollow-hill/setup/${seed}/${canonical({ packs, setup })}`);
