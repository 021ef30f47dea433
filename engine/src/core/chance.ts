import { below, drawFrom, type Stream, shuffleInPlace } from '../random/streams.ts';
import type { G } from './context.ts';
import { cell, rowOf } from './tables.ts';

/** Throws that many dice of the edition. */
export function throwDice(g: G, n: number): number[] {
  const { faces } = g.p.edition;
  const thrown: number[] = [];
  const dice = drawFrom(g.s.rng, 'dice', g.diceBlocks);
  for (let k = 0; k < n; k++) thrown.push(rowOf(faces, dice.below(faces.length)));
  return g.chance === null ? thrown : [...g.chance.dice(thrown)];
}

/** One of a list that is not empty. */
export function pickOne(g: G, list: readonly number[], nameOf: (x: number) => string): number {
  const at = below(g.s.rng, 'picks', list.length);
  return cell(list, g.chance === null ? at : g.chance.pick(list.map(nameOf), at));
}

/** Mixes a pile, whose last is its top. */
export function mixPile(g: G, stream: Stream, pile: number[], nameOf: (x: number) => string): void {
  shuffleInPlace(g.s.rng, stream, pile);
  if (g.chance === null) return;
  const mixed = pile.toReversed();
  const order = g.chance.mix(mixed.map(nameOf));
  pile.splice(0, pile.length, ...order.map((at) => cell(mixed, at)).reverse());
}
