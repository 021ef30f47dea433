import { type Setup, SetupError } from '../contract/setup.ts';
import type { G } from '../core/context.ts';
import { cardCode, roomCode, rowOf } from '../core/tables.ts';
import { lay } from '../house/geometry.ts';
import { shuffleInPlace } from '../random/streams.ts';
import { cite } from '../rules/index.ts';

const stackOnTop = (pile: readonly number[], wanted: readonly number[]): number[] => [
  ...pile.filter((x) => !wanted.includes(x)),
  ...wanted.toReversed(),
];

function indices(ids: readonly string[] | undefined, map: ReadonlyMap<string, number>, field: string): number[] {
  const found = (ids ?? []).map((id) => {
    const at = map.get(id);
    if (at === undefined) throw new SetupError(field, `there is no “${id}”`);
    return at;
  });
  if (new Set(found).size !== found.length) throw new SetupError(field, 'the same thing twice');
  return found;
}

/** The tiles that lie on the table from the start. */
export function layStartTiles(g: G): void {
  const { p } = g;
  cite(g, 'discover.three-floors');
  for (const i of g.law['setup.start-tiles'](p.rooms)) {
    const room = roomCode(g, i);
    const floor = p.floors.findIndex((_, f) => (room.floors & (1 << f)) !== 0);
    lay(g, i, { floor, x: room.def.start?.x ?? 0, y: room.def.start?.y ?? 0, entry: -1 }, 0);
  }
}

/** Tiles and cards are mixed; what the set-up wants on top comes to lie there. */
export function mixStacks(g: G, stacked: Setup['stacked']): void {
  const { p, s } = g;
  const shuffle = (pile: number[]): void => shuffleInPlace(s.rng, 'stacks', pile);
  g.law['setup.tile-stack'](s.stack, shuffle);
  for (const pile of s.piles) g.law['setup.decks'](pile, shuffle);
  const tiles = indices(stacked?.rooms, p.roomIndex, 'stacked.rooms');
  s.stack = stackOnTop(
    s.stack,
    tiles.filter((r) => !roomCode(g, r).start),
  );
  for (const id of Object.keys(stacked?.cards ?? {}))
    if (!p.decks.some((deck) => deck.id === id)) throw new SetupError('stacked.cards', `there is no deck “${id}”`);
  p.decks.forEach((deck, d) => {
    const wanted = indices(stacked?.cards?.[deck.id], p.cardIndex, `stacked.cards.${deck.id}`);
    const stray = wanted.find((c) => cardCode(g, c).deck !== d);
    if (stray !== undefined)
      throw new SetupError(`stacked.cards.${deck.id}`, `${cardCode(g, stray).id} belongs to another deck`);
    s.piles[d] = stackOnTop(rowOf(s.piles, d), wanted);
  });
}
