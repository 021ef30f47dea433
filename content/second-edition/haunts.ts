import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** Haunts whose rules are not written yet: a line of the chart and who would be the traitor. The line goes when the haunt is written. */
export const UNWRITTEN: readonly HauntDef[] = [
  w.haunt({ id: 'a-breath-of-wind', number: 17, kind: 'traitor', traitor: w.leftOf(w.revealer) }),
];
