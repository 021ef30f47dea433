import { FIRST_FORMAT, FORMAT, type Ladder } from '@hollow/engine';

/** Recorded games of the terminal. A step `2-to-3.ts` beside this file has its entry `2` here. */
export const RECORDING_LADDER: Ladder = { field: 'format', first: FIRST_FORMAT, last: FORMAT, steps: {} };
