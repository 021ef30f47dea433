import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { IN_DISCARD, IN_HAND, IN_STACK, STACK, type State } from '../state/state.ts';

/** What is wrong with a state as a set of components, or null: every tile and every card is in one place. */
export function flaw(p: Program, s: State): string | null {
  const piles: readonly (readonly [readonly number[], number, string])[] = [
    [s.stack, IN_STACK, 'stack'],
    [s.discards, IN_DISCARD, 'discards'],
  ];
  for (const [pile, place, name] of piles) {
    for (const tile of pile) {
      const room = p.rooms[tile];
      if (room === undefined) return `tile ${tile} in the ${name}`;
      if (s.rooms.floor[tile] !== place) return `${room.id} lies in the ${name} and elsewhere`;
    }
  }
  const outside = [...s.stack, ...s.discards];
  if (new Set(outside).size !== outside.length) return 'a tile lies twice in stack and discards';
  const lost = p.rooms.find(
    (_, tile) => [IN_STACK, IN_DISCARD].includes(rowOf(s.rooms.floor, tile)) && !outside.includes(tile),
  );
  if (lost !== undefined) return `${lost.id} is nowhere`;
  if (s.rooms.floor.filter((floor) => floor === IN_HAND).length > 1) return 'two tiles in hand';
  for (const [deck, pile] of s.piles.entries()) {
    const name = rowOf(p.decks, deck).id;
    if (new Set(pile).size !== pile.length) return `a card lies twice in ${name}`;
    const stray = pile.find((card) => s.things.place[card] !== STACK + deck);
    if (stray !== undefined) return `card ${p.cards[stray]?.id} lies in ${name} and elsewhere`;
    const there = p.cards.filter((_, card) => s.things.place[card] === STACK + deck).length;
    if (there !== pile.length) return `${there} cards belong into ${name}, ${pile.length} lie there`;
  }
  return s.rooms.x.concat(s.rooms.y, s.steps, s.things.place).every(Number.isInteger) ? null : 'a number is missing';
}
