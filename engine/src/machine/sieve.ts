import type { G, RuleCode } from '../core/context.ts';
import { cell, packedCell } from '../state/rows.ts';
import { DISCARD, FIRST_STATUS, HELD } from '../state/state.ts';

/**
 * Most rules at a hook hang on rooms and cards that are nowhere near. Before a rule itself is looked at, two numbers beside it tell what has to be the case
 * for it to concern anybody; they lie in one row, so that a hook with thirty rules costs thirty comparisons.
 */
const [OPEN, HELD_BY, IN_PLAY, HERE, STANDING, BORNE] = [0, 1, 2, 3, 4, 5];

function meshOf({ carrier, scope, of }: RuleCode): readonly [number, number] {
  if (carrier === 'card') return [scope === 'holder' ? HELD_BY : IN_PLAY, of];
  if (carrier === 'room') return [scope === 'here' ? HERE : STANDING, of];
  if (carrier === 'status' && scope === 'bearer') return [BORNE, 1 << (FIRST_STATUS + of)];
  return [OPEN, -1];
}

export const sieveFor = (rules: readonly RuleCode[]): Int32Array => Int32Array.from(rules.flatMap(meshOf));

/**
 * The first rule from that place on that may concern `who`, who is in room `here`; -1 for none. One loop that calls nothing: most rules are passed over, at
 * every question.
 */
export function nextThrough(g: G, sieve: Int32Array, from: number, who: number, here: number): number {
  const { place, flags } = g.s.things;
  const { floor } = g.s.rooms;
  for (let i = from; 2 * i < sieve.length; i++) {
    const of = packedCell(sieve, 2 * i + 1);
    switch (sieve[2 * i]) {
      case HELD_BY:
        if (who >= 0 && place[of] === HELD + who) return i;
        break;
      case IN_PLAY:
        if (cell(place, of) < DISCARD) return i;
        break;
      case HERE:
        if (here === of && cell(floor, of) >= 0) return i;
        break;
      case STANDING:
        if (cell(floor, of) >= 0) return i;
        break;
      case BORNE:
        if (who >= 0 && (cell(flags, who) & of) !== 0) return i;
        break;
      default:
        return i;
    }
  }
  return -1;
}
