import type { G, RuleCode } from '../core/context.ts';
import { flagsOf, floorOf, placeOf } from '../core/tables.ts';
import { packedCell } from '../state/rows.ts';
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

/** Whether the rule at this place may concern `who`, who is in room `here`. */
export function passes(g: G, sieve: Int32Array, i: number, who: number, here: number): boolean {
  const of = packedCell(sieve, 2 * i + 1);
  switch (sieve[2 * i]) {
    case HELD_BY:
      return who >= 0 && placeOf(g, of) === HELD + who;
    case IN_PLAY:
      return placeOf(g, of) < DISCARD;
    case HERE:
      return here === of && floorOf(g, of) >= 0;
    case STANDING:
      return floorOf(g, of) >= 0;
    case BORNE:
      return who >= 0 && (flagsOf(g, who) & of) !== 0;
    default:
      return true;
  }
}
