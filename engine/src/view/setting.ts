import { movesLeft, readsPage } from '../contract/describe.ts';
import type { Setting } from '../contract/types.ts';
import type { G } from '../machine/context.ts';
import { carrierId, idOf } from '../machine/log.ts';
import { pageOf } from './tome.ts';

/** The event that a kind of question stands in. */
const EVENTS: Readonly<Record<string, 'roll' | 'damage' | 'defeat'>> = {
  'before-roll': 'roll',
  dice: 'roll',
  'after-roll': 'roll',
  reroll: 'roll',
  'before-damage': 'damage',
  split: 'damage',
  defeat: 'defeat',
};

/** The roll, the damage (done, or to be done by who has won) or the walk that the open question stands in. */
function surroundings(g: G, kind: string): Setting {
  const { happenings } = g.s;
  const left = kind === 'turn' ? movesLeft(g) : null;
  if (left !== null) return { left };
  const wanted = EVENTS[kind];
  const found = wanted === undefined ? undefined : happenings.findLast(({ t }) => t === wanted);
  if (found === undefined) return {};
  const [who, about] = [idOf(g, found.who), carrierId(g, found.cause)];
  if (wanted !== 'roll') return { damage: { who, kind: found.kind, n: found.n, about } };
  const { pool, faces, tags } = found;
  return { roll: { who, pool, faces: faces.slice(), tags: tags.slice(), about } };
}

/** The innermost operation of content that waits for the answer, by its path. */
function waiting(g: G): string {
  for (const { b, pc } of g.s.frames.toReversed()) {
    const path = g.p.blocks[b][pc]?.path ?? '';
    if (path !== '' && !path.startsWith('core/')) return path;
  }
  return '';
}

/** What of the haunt puts the question, if it stands on a page that the seat may read. */
function behind(g: G, seat: number): string | null {
  if (g.s.haunt < 0) return null;
  const haunt = g.p.haunts[g.s.haunt];
  const [kind, id, key, page] = waiting(g).split('/');
  if (kind !== 'haunts' || id !== haunt.def.id) return null;
  const reads = (of: string): boolean => readsPage(g, g.s, seat, of);
  if (key === 'setup') return reads(page) ? `setup/${page}` : null;
  const action = haunt.actions.find((other) => other.id === key);
  const rule = haunt.def.rules?.[key];
  if (action === undefined && rule === undefined) return null;
  return reads(action === undefined ? (rule?.page ?? 'everyone') : pageOf(action)) ? key : null;
}

/** What the open question stands in: for those who may answer it. */
export function settingOf(g: G, kind: string, seat: number): { readonly setting?: Setting } {
  const from = behind(g, seat);
  const setting = { ...surroundings(g, kind), ...(from === null ? {} : { behind: from }) };
  return Object.keys(setting).length === 0 ? {} : { setting };
}
