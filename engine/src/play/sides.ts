import type { G } from '../core/context.ts';
import { flagsOf, rowOf } from '../core/tables.ts';
import { carriedBy, isExplorer } from '../machine/characters.ts';
import { idOf, tell } from '../machine/log.ts';
import { FACE_DOWN } from '../state/state.ts';
import { numbersOf } from './numbers.ts';

/** Everybody learns which side an explorer is on; the token that says so is turned over. False if it was known. */
export function showRole(g: G, who: number): boolean {
  const k = who - g.p.cards.length;
  if (!isExplorer(g, who) || g.s.shown[k] === 1) return false;
  const haunt = rowOf(g.p.haunts, g.s.haunt);
  const side = rowOf(g.s.sides, k);
  g.s.shown[k] = 1;
  if (side === 1 && g.s.traitor < 0) g.s.traitor = who;
  const role = g.p.tokenIndex.get(`${haunt.def.id}/${haunt.def.hidden?.piece ?? ''}`);
  const tokens = carriedBy(g, who).filter((piece) => g.s.things.def[piece] === role);
  for (const piece of tokens) g.s.things.flags[piece] = flagsOf(g, piece) & ~FACE_DOWN;
  const numbers = numbersOf(g, tokens);
  tell(g, 'revealed', { who: idOf(g, who), side: rowOf(haunt.sides, side), numbers }, true);
  return true;
}
