import type { LinkDef, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** A way down that the text of the room takes one; monsters climb up it. */
export const shaft = (to: string | Rooms, down: Pick<LinkDef, 'ride' | 'cost' | 'when'>): readonly LinkDef[] => [
  { to, oneWay: 'in', for: w.monsters, kind: 'climbed', cites: '2e.monster.climb' },
  { to, oneWay: 'out', ...down },
];
