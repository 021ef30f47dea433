import type { G } from '../core/context.ts';
import type { EventFields } from '../core/events.ts';
import { rowOf } from '../core/tables.ts';
import { carriedBy, seatOf } from '../machine/characters.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';

export const numbersOf = (g: G, pieces: readonly number[]): number[] =>
  pieces.map((piece) => rowOf(g.s.things.number, piece));

/** Tells who has which numbers now, and from whom: everybody, or where they lie face down only those who may look at them. */
export function tellNumbers(g: G, kind: number, who: number, other: number | null): void {
  const { id, faceDown } = rowOf(g.p.tokens, kind);
  const held = carriedBy(g, who).filter((t) => g.s.things.def[t] === kind);
  const numbers = numbersOf(g, held);
  const hand = { token: id, who: idOf(g, who), n: held.length };
  const seats = faceDown === 'holder' ? [seatOf(g, who)] : [];
  const log = <T extends 'dealt' | 'exchanged'>(type: T, data: EventFields[T]): void => {
    if (faceDown === '') tell(g, type, { ...data, numbers }, true);
    else tellSome(g, type, data, seats, { numbers });
  };
  if (other === null) log('dealt', hand);
  else log('exchanged', { ...hand, with: idOf(g, other) });
}
