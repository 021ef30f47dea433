import { carriedBy, seatOf } from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';
import { rowOf } from '../machine/tables.ts';

export const numbersOf = (g: G, pieces: readonly number[]): number[] =>
  pieces.map((piece) => rowOf(g.s.things.number, piece));

/** Tells who has which numbers now: everybody, or where they lie face down only who may look at them. */
export function tellNumbers(
  g: G,
  type: 'dealt' | 'exchanged',
  kind: number,
  who: number,
  more: Readonly<Record<string, unknown>>,
): void {
  const { id, faceDown } = rowOf(g.p.tokens, kind);
  const held = carriedBy(g, who).filter((t) => g.s.things.def[t] === kind);
  const data = { token: id, who: idOf(g, who), n: held.length, ...more };
  if (faceDown === '') tell(g, type, { ...data, numbers: numbersOf(g, held) }, true);
  else tellSome(g, type, data, faceDown === 'holder' ? [seatOf(g, who)] : [], { numbers: numbersOf(g, held) });
}
