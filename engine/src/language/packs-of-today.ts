import { type Kept, stepUp } from '../formats/ladder.ts';
import { PACK_LADDER } from '../formats/pack/ladder.ts';
import type { Pack } from './pack.ts';

/** The pack as it would be written today. One that is broken stays as it is: whoever looks at its shape finds the number in it first. */
function packOfToday(pack: Pack): Pack {
  try {
    return stepUp(PACK_LADDER, pack as unknown as Kept) as unknown as Pack;
  } catch {
    return pack;
  }
}

/** Packs of an earlier language as they would be written today; the very same list where all of them are. A game keeps the names of those it was dealt with. */
export function packsOfToday(packs: readonly Pack[]): readonly Pack[] {
  const today = packs.map(packOfToday);
  return today.every((pack, i) => pack === packs[i]) ? packs : today;
}
