import type { Ladder, StateStep } from '../ladder.ts';
import { FIRST_FORMAT, FORMAT } from '../numbers.ts';

/** States of games. A step `2-to-3.ts` beside this file has its entry `2` here. */
export const STATE_LADDER: Ladder<StateStep> = { field: 'format', first: FIRST_FORMAT, last: FORMAT, steps: {} };

/** Formats in which states may have been recorded, today's first. */
export const recordedFormats = ({ first, last }: Ladder): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => last - i);
