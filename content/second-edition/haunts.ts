import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { highest, others } from './traitors.ts';

/** Haunts whose rules are not written yet: a line of the chart and who would be the traitor. The line goes when the haunt is written. */
export const UNWRITTEN: readonly HauntDef[] = [
  w.haunt({ id: 'a-breath-of-wind', number: 17, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
  w.haunt({ id: 'ring-of-king-solomon', number: 28, kind: 'traitor', traitor: highest(others, 'knowledge') }),
];
