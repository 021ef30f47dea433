import type { Choice } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { cardCode, placeOf, rowOf } from '../core/tables.ts';
import type { CardId } from '../language/ids.ts';
import { isCard } from '../machine/characters.ts';
import { topNode } from '../machine/machine.ts';
import { HELD } from '../state/state.ts';
import { menuWord } from '../words/operations/turn/menu.ts';
import { uncited } from './looking.ts';

/** The one card in hand that an offer of a turn would be about: with no other to choose it is not asked for, so the offer names it. */
export function handedFor(g: G, choice: Choice): { readonly thing?: CardId } {
  if (choice.verb !== 'offer' || topNode(g).op !== menuWord.op) return {};
  const { asks } = rowOf(g.p.rules, choice.rule);
  const { self } = g.scope;
  if (asks === null || self < 0) return {};
  const found = uncited(g, () => inScope(g, self, choice.owner, -1, asks));
  const [only] = found;
  if (only === undefined || found.length > 1 || !isCard(g, only) || placeOf(g, only) !== HELD + self) return {};
  return { thing: cardCode(g, only).id };
}
