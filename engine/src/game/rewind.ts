import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { shuffleInPlace } from '../random/streams.ts';
import { BACK, clone, type State } from '../state/state.ts';

/** Nobody knows which tile or card lies there; a back may have been seen. */
const unknown = (bits: number): boolean => (bits & ~BACK) === 0;

/** Puts what nobody knows into another order; what somebody knows stays where it lies. */
function shuffleUnknown(words: number[], pile: number[], known: readonly number[]): void {
  const loose = pile.filter((x) => unknown(rowOf(known, x)));
  shuffleInPlace(words, 'stacks', loose);
  pile.forEach((x, i) => {
    if (unknown(rowOf(known, x))) pile[i] = loose.pop() ?? x;
  });
}

/** Tiles of stack and discards change places; where a back is in sight, another tile with the same back takes its place. */
function shuffleTiles(p: Program, s: State): void {
  const { known } = s.rooms;
  const loose = [...s.stack, ...s.discards].filter((tile) => unknown(rowOf(known, tile)));
  shuffleInPlace(s.rng, 'stacks', loose);
  const place = s.rooms.floor.slice();
  const bits = known.slice();
  const was = s.stack.slice();
  const sameBack = (tile: number): number => {
    if (!unknown(rowOf(bits, tile))) return tile;
    const at = loose.findIndex((other) => rowOf(p.rooms, other).floors === rowOf(p.rooms, tile).floors);
    const found = rowOf(loose.splice(at, 1), 0);
    s.rooms.floor[found] = rowOf(place, tile);
    known[found] = rowOf(bits, tile);
    return found;
  };
  s.discards = s.discards.map(sameBack);
  s.stack = s.stack.map((tile) => ((rowOf(bits, tile) & BACK) !== 0 ? sameBack(tile) : tile));
  // They have taken the first of their kind.
  shuffleInPlace(s.rng, 'stacks', loose);
  s.stack = s.stack.map((tile, i) => {
    if (rowOf(bits, rowOf(was, i)) !== 0) return tile;
    const found = loose.pop() ?? tile;
    s.rooms.floor[found] = rowOf(place, tile);
    known[found] = 0;
    return found;
  });
}

/** An earlier position as the next one of the present game: numbers of decisions never come twice. */
function goneBack(past: State, present: State): State {
  const s = clone(past);
  s.seq = present.seq + 1;
  if (s.question !== null) s.question.id = s.seq;
  // What the other side was seen to do has been seen: it keeps its name in the log.
  s.announced = present.announced.slice();
  return s;
}

/** Steps by which nothing was revealed are taken back: all is as it was. */
export const takenBack = (past: State, present: State): State => goneBack(past, present);

/** The position goes back, chance does not: the random numbers go on from the present, and what nobody knows is shuffled anew. */
export function rewindState(p: Program, past: State, present: State): State {
  const s = goneBack(past, present);
  s.rng = present.rng.slice();
  shuffleTiles(p, s);
  for (const pile of s.piles) shuffleUnknown(s.rng, pile, s.known);
  return s;
}
