import type { G } from '../core/context.ts';
import { HELD } from '../state/state.ts';
import { roomOf } from './characters.ts';

/** Place codes of the rooms and cards that serve `self` now; with `once`, those that nobody has used. */
export function sourcesFor(g: G, rooms: readonly number[], cards: readonly number[], once: boolean): number[] {
  const { self } = g.scope;
  const held = cards.filter((card) => g.s.things.place[card] === HELD + self).map((card) => HELD + card);
  const all = [...rooms.filter((room) => room === roomOf(g, self)), ...held];
  return once ? all.filter((code) => !g.s.usedUp.includes(code)) : all;
}
