import { FIRST_FORMAT, FORMAT, type Ladder } from '@hollow/engine';

/** Games as files. A step `2-to-3.ts` beside this file has its entry `2` here. */
export const ARCHIVE_LADDER: Ladder = { field: 'version', first: FIRST_FORMAT, last: FORMAT, steps: {} };
