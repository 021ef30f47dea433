import type { ActionCode, G } from '../core/context.ts';
import { hauntCode, rowOf } from '../core/tables.ts';
import { actionPage } from '../language/deed.ts';

/** The page an action stands on. */
export const pageOf = (action: ActionCode): string => actionPage(action.def);

/** A part of the haunt, and the page that it stands on. */
export interface Part {
  /** An action or a rule, or what a page does first (`setup/<page>`). */
  readonly key: string;
  readonly page: string;
}

/** What of the haunt is being carried out; null for anything else. What several parts do in the same way belongs to the one that does it now. */
export function behind(g: G): Part | null {
  if (g.s.haunt < 0) return null;
  const haunt = hauntCode(g);
  const { frames } = g.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    const { b, pc } = rowOf(frames, i);
    const node = rowOf(g.p.blocks, b)[pc];
    if (node === undefined) continue;
    const [kind, id, key = '', page = ''] = node.steps;
    // The engine's own primitives belong to whoever has called them.
    if (kind === 'core') continue;
    if (kind !== 'haunts' || id !== haunt.def.id) return null;
    if (key === 'setup') return { key: `setup/${page}`, page };
    const action = haunt.actions.find((other) => other.id === key);
    const rule = haunt.def.rules?.[key];
    if (action !== undefined) return { key, page: pageOf(action) };
    if (rule !== undefined) return { key, page: rule.page ?? 'everyone' };
    if (key !== 'procs') return null;
  }
  return null;
}
