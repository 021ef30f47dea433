import type { Pack } from './pack.ts';

/** The packs that are played together, each with what the others amend in it, in the same order. */
export const amendPacks = (packs: readonly Pack[]): readonly Pack[] => packs;
