import { defineSet } from '../../define/expression.ts';
import type { LostEx } from '../../language/words.generated.ts';
import { LOST } from '../../state/state.ts';

export const lostWord = defineSet({
  x: 'lost',
  means: 'Rooms that were lost: the holes in the house.',
  example: {},
  yields: 'rooms',
  fields: {},
  list: () => (g) => g.s.rooms.floor.flatMap((floor, room) => (floor <= LOST ? [room] : [])),
  has: () => (g, x) => (g.s.rooms.floor[x] ?? 0) <= LOST,
});

export const lostRooms: LostEx = { x: 'lost' };
