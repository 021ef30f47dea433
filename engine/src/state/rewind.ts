import type { Program } from '../machine/context.ts';
import { shuffleInPlace } from './rng.ts';
import { clone, type State } from './state.ts';

/** Nobody knows where in its pile a tile or card lies. */
const NOBODY = 0;

/** Puts what nobody knows into another order; what somebody knows stays where it lies. */
function shuffleUnknown(words: number[], pile: number[], known: readonly number[]): void {
  const loose = pile.filter((x) => known[x] === NOBODY);
  shuffleInPlace(words, 'stacks', loose);
  pile.forEach((x, i) => {
    if (known[x] === NOBODY) pile[i] = loose.pop() ?? x;
  });
}

/** Tiles of stack and discards change places; a discarded tile shows its back, so another with the same back takes its place. */
function shuffleTiles(p: Program, s: State): void {
  const { known } = s.rooms;
  const loose = [...s.stack, ...s.discards].filter((tile) => known[tile] === NOBODY);
  shuffleInPlace(s.rng, 'stacks', loose);
  const place = s.rooms.floor.slice();
  s.discards = s.discards.map((tile) => {
    if (known[tile] !== NOBODY) return tile;
    const at = loose.findIndex((other) => p.rooms[other].floors === p.rooms[tile].floors);
    const [found] = loose.splice(at, 1);
    s.rooms.floor[found] = place[tile];
    return found;
  });
  // The discards have taken the first of their kind.
  shuffleInPlace(s.rng, 'stacks', loose);
  s.stack = s.stack.map((tile) => {
    if (known[tile] !== NOBODY) return tile;
    const found = loose.pop() ?? tile;
    s.rooms.floor[found] = place[tile];
    return found;
  });
}

/** An earlier position as the next one of the present game: numbers of decisions never come twice. */
function goneBack(past: State, present: State): State {
  const s = clone(past);
  s.seq = present.seq + 1;
  if (s.question !== null) s.question.id = s.seq;
  return s;
}

/** Steps by which nothing was revealed are taken back: all is as it was. */
export const takenBack = (past: State, present: State): State => goneBack(past, present);

/** The position goes back, chance does not: the random numbers go on from the present, and what nobody knows is shuffled anew. */
export function rewound(p: Program, past: State, present: State): State {
  const s = goneBack(past, present);
  s.rng = present.rng.slice();
  shuffleTiles(p, s);
  for (const pile of s.piles) shuffleUnknown(s.rng, pile, s.known);
  return s;
}
