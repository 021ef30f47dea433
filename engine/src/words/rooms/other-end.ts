import type { G } from '../../core/context.ts';
import { defineOne } from '../../define/expression.ts';
import type { OtherEndEx } from '../../language/words.generated.ts';
import { isCard, isExplorer, roomOf } from '../../machine/characters.ts';
import { holder, inRoom } from '../../state/state.ts';

/** Seen from where `self` stands. */
function otherEndOf(g: G): number {
  const token = holder(g.scope.owner);
  const { def, place, bound } = g.s.things;
  const mine = roomOf(g, g.scope.self);
  const lies = place[token] ?? -1;
  const leadsTo = bound[token] ?? -1;
  if (leadsTo >= 0) return mine === lies ? leadsTo : lies;
  const twin = def.findIndex(
    (kind, i) => i !== token && !isCard(g, i) && !isExplorer(g, i) && kind === def[token] && inRoom(place[i] ?? -1),
  );
  if (twin < 0) return -1;
  return mine === lies ? (place[twin] ?? -1) : lies;
}

export const otherEndWord = defineOne({
  x: 'otherEnd',
  means: 'The room at the other end of the token that carries the rule, or of its pair.',
  example: {},
  yields: 'rooms',
  fields: {},
  gives: () => otherEndOf,
});

export const otherEnd: OtherEndEx = { x: 'otherEnd' };
