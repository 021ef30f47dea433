import { type FloorPlan, HousePlan, type PlanCell, type RoomDefs } from '@hollow/drawing/plan';
import type { Pack, Position } from '@hollow/engine';

/** The floors of the house with who and what is in their rooms, as the terminal shows them. */

export interface Piece {
  readonly id: string;
  readonly letter: string;
}

export interface Room extends PlanCell {
  readonly pieces: readonly Piece[];
  readonly tokens: readonly string[];
  readonly cards: readonly string[];
}

export interface Floor extends Omit<FloorPlan, 'cells' | 'holes'> {
  readonly rooms: readonly Room[];
}

export const roomDefsIn = (packs: readonly Pack[]): RoomDefs =>
  new Map(packs.flatMap((pack) => pack.rooms ?? []).map((def) => [def.id, def]));

/** A letter for each explorer, the first of the name that nobody else has. */
export function lettersFor(
  explorers: readonly { readonly id: string }[],
  name: (id: string) => string,
): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { id } of explorers) {
    const wanted = [...name(id).toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((c) => /\p{L}/u.test(c));
    letters.set(id, wanted.find((c) => ![...letters.values()].includes(c)) ?? '?');
  }
  return letters;
}

/** In the order of the edition, those without rooms left out. A place that the house has lost takes no room on the screen. */
export function floorsOf(position: Position, packs: readonly Pack[], letters: ReadonlyMap<string, string>): Floor[] {
  const floors = packs.flatMap((pack) => pack.edition?.floors ?? []);
  const plan = new HousePlan({ rooms: position.rooms }, roomDefsIn(packs), floors);
  const occupied = (cell: PlanCell): Room => ({
    ...cell,
    pieces: position.explorers
      .filter(({ room }) => room === cell.id)
      .map(({ id }) => ({ id, letter: letters.get(id) ?? '?' })),
    tokens: position.tokens.filter(({ room }) => room === cell.id).map(({ id }) => id),
    cards: position.piles.filter(({ room }) => room === cell.id).map(({ card }) => card),
  });
  return plan.floors.map(({ cells, ...floor }) => ({ ...floor, rooms: cells.map(occupied) }));
}
