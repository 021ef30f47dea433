import type { View } from '../contract/types.ts';
import type { Program } from '../machine/context.ts';
import { shuffleInPlace } from '../state/rng.ts';
import { clone, IN_DISCARD, IN_STACK, STACK, type State } from '../state/state.ts';
import { UNKNOWN } from './redact.ts';

/** Fills the gaps of a pile, in order, from the list. */
const fill = (pile: readonly number[], from: number[]): number[] =>
  pile.map((x) => (x === UNKNOWN ? (from.pop() ?? UNKNOWN) : x));

/**
 * A whole state that fits the view, from the view and the random words alone. Hidden things: which tile lies where in stack and discards (a discarded
 * tile shows its back), which card lies where in its stack, and the random numbers to come.
 */
export function sample(p: Program, view: View, words: number[]): State {
  const s = clone(view.known);
  if (view.viewer === 'all') return s;
  const placed = new Set([...s.stack, ...s.discards].filter((tile) => tile !== UNKNOWN));
  const loose: number[] = [];
  s.rooms.floor.forEach((floor, tile) => {
    if (floor === IN_STACK && !placed.has(tile)) loose.push(tile);
  });
  shuffleInPlace(words, 'picks', loose);
  s.discards = s.discards.map((tile, i) => {
    if (tile !== UNKNOWN) return tile;
    const at = loose.findIndex((t) => p.rooms[t].floors === view.backs[i]);
    return loose.splice(at, 1)[0];
  });
  // The discards have taken the first of their kind: without this, others of that kind would lie deeper in the stack.
  shuffleInPlace(words, 'picks', loose);
  for (const tile of s.discards) s.rooms.floor[tile] = IN_DISCARD;
  s.stack = fill(s.stack, loose);
  s.piles = s.piles.map((pile, deck) => {
    const unknown: number[] = [];
    for (let card = 0; card < p.cards.length; card++)
      if (s.things.place[card] === STACK + deck && !pile.includes(card)) unknown.push(card);
    shuffleInPlace(words, 'picks', unknown);
    return fill(pile, unknown);
  });
  s.rng = words.slice();
  return s;
}
