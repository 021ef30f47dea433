import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { oneRoom } from '../../define/field.ts';
import type { OneRoom } from '../../language/ex.ts';
import type { SameFloorEx } from '../../language/words.generated.ts';

export const sameFloorWord = defineSet({
  x: 'sameFloor',
  means: 'Rooms of the same floor as a room.',
  example: { rooms: { x: 'here' } },
  yields: 'rooms',
  fields: { rooms: oneRoom },
  among: house,
  holds: (a) => (g, room) => g.s.rooms.floor[room] === g.s.rooms.floor[a.rooms(g)],
});

export const sameFloor = (room: OneRoom): SameFloorEx => ({ x: 'sameFloor', rooms: room });
