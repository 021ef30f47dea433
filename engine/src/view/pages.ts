import type { Viewer } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { FactionId, PageId } from '../language/ids.ts';
import { sidesOfSeat } from '../machine/characters.ts';
import { cite } from '../rules/index.ts';
import type { State } from '../state/state.ts';

/** The name of a side of the haunt. */
export const sideName = (g: G, side: number): FactionId | null =>
  side < 0 ? null : (g.p.haunts[g.s.haunt]?.sides[side] ?? null);

/** The pages a viewer may read: everybody's and those of one's own side. */
export function readsPage(g: G, known: State, viewer: Viewer, page: PageId): boolean {
  if (viewer === 'all' || page === '' || page === 'everyone') return true;
  if (g.law['haunt.open-books']()) {
    cite(g, 'open-haunt');
    return true;
  }
  // Of a hidden traitor everybody may read what it can do and wants.
  if (rowOf(g.p.haunts, known.haunt).def.kind === 'hidden') {
    cite(g, 'hidden.book');
    return true;
  }
  if (rowOf(g.p.haunts, known.haunt).def.kind === 'none') cite(g, 'reveal.no-traitor');
  cite(g, `haunt-setup.${page}`);
  const own = [...sidesOfSeat(known, viewer)].some((side) => sideName(g, side) === page);
  if (own && page === 'traitor') cite(g, 'reveal.book-to-traitor');
  return own;
}
