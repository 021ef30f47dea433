import type { Exprs, Raw } from '../../define/compiler.ts';
import { distances } from '../../house/ways.ts';
import { partOf, roomOf } from '../../machine/characters.ts';
import type { G } from '../../machine/context.ts';
import { HELD } from '../../state/state.ts';

export type { Exprs, Raw };

export const NOBODY = -1;
/** Where there is no way. */
export const FAR = 1000;
export const asSet = (one: number): readonly number[] => (one < 0 ? [] : [one]);

export type Maker<F> = (raw: Raw, c: Exprs) => F;

export const list = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
export const texts = (raw: unknown): readonly string[] => list(raw).map(String);
export const text = (raw: unknown): string => String(raw);

export function withIt<T>(g: G, element: number, body: (g: G) => T): T {
  const kept = g.it;
  g.it = element;
  const result = body(g);
  g.it = kept;
  return result;
}

/** Characters or rooms at the least distance from `to`. */
export function nearest(g: G, to: number, candidates: readonly number[], roomFor: (x: number) => number): number[] {
  if (to < 0) return [];
  const steps = distances(g, to);
  const reachable = candidates.filter((x) => roomFor(x) >= 0 && steps[roomFor(x)] >= 0);
  const least = Math.min(...reachable.map((x) => steps[roomFor(x)]));
  return reachable.filter((x) => steps[roomFor(x)] === least);
}

/** The side of a barrier on which the way out begins: that of `self`, in the room where it stands. */
export const standsIn = (g: G, room: number): number =>
  roomOf(g, g.scope.self) === room ? partOf(g, g.scope.self) : -1;

/** Place codes of the rooms and cards that serve `self` now; with `once`, those that nobody has used. */
export function sourcesFor(g: G, rooms: readonly number[], cards: readonly number[], once: boolean): number[] {
  const { self } = g.scope;
  const held = cards.filter((card) => g.s.things.place[card] === HELD + self).map((card) => HELD + card);
  const all = [...rooms.filter((room) => room === roomOf(g, self)), ...held];
  return once ? all.filter((code) => !g.s.gameMarks.includes(-1 - code)) : all;
}
