import { type RoomDefs, turnLetters } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';

/** The option that lays a new room, where all of them lay it with the same doors; null where there is something to choose. */
export function onlyWay({ kind, options }: Decision, rooms: RoomDefs): number | null {
  if (kind !== 'turn-tile') return null;
  const ways = new Set<string>();
  for (const option of options) {
    if (option.verb !== 'turn') return null;
    ways.add(turnLetters(rooms.get(option.room)?.doors, option.turn).toSorted().join(''));
  }
  return ways.size === 1 ? 0 : null;
}
