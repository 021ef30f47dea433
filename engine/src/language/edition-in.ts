import type { Pack } from './pack.ts';
import type { EditionDef } from './types.ts';

/** The edition that packs are played by: one of them brings it, the others add to it. Undefined where none does. */
export const editionIn = (packs: readonly Pick<Pack, 'edition'>[]): EditionDef | undefined =>
  packs.find(({ edition }) => edition !== undefined)?.edition;
