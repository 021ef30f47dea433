import type { Ladder } from '../ladder.ts';
import { FIRST_FORMAT, PACK_FORMAT } from '../numbers.ts';
import { step2to3 } from './2-to-3.ts';

/** Packs, by the number of the language they are written in. A step `2-to-3.ts` beside this file has its entry `2` here. */
export const PACK_LADDER: Ladder = { field: 'format', first: FIRST_FORMAT, last: PACK_FORMAT, steps: { 2: step2to3 } };
