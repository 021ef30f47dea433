import { movesLeft } from '../contract/describe.ts';
import type { Setting } from '../contract/types.ts';
import type { G } from '../machine/context.ts';
import { carrierId, idOf } from '../machine/log.ts';

const AT_ROLLS = ['before-roll', 'dice', 'after-roll', 'reroll'];
const AT_DAMAGE = ['before-damage', 'split'];

/** The roll, the damage or the walk that the open question stands in: for those who may answer it. */
export function settingOf(g: G, kind: string): { readonly setting?: Setting } {
  const { happenings } = g.s;
  const left = kind === 'turn' ? movesLeft(g) : null;
  if (left !== null) return { setting: { left } };
  const wanted = AT_ROLLS.includes(kind) ? 'roll' : AT_DAMAGE.includes(kind) ? 'damage' : null;
  const found = wanted === null ? undefined : happenings.findLast(({ t }) => t === wanted);
  if (found === undefined) return {};
  const [who, about] = [idOf(g, found.who), carrierId(g, found.cause)];
  if (wanted === 'damage') return { setting: { damage: { who, kind: found.kind, n: found.n, about } } };
  const { pool, faces, tags } = found;
  return { setting: { roll: { who, pool, faces: faces.slice(), tags: tags.slice(), about } } };
}
