import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { oneRoom } from '../../define/field.ts';
import type { OneRoom } from '../../language/ex.ts';
import type { LowerFloorsEx } from '../../language/words.generated.ts';

export const lowerFloorsWord = defineSet({
  x: 'lowerFloors',
  means: 'Rooms of the floors below that of a room.',
  example: { rooms: { x: 'here' } },
  yields: 'rooms',
  fields: { rooms: oneRoom },
  among: house,
  holds: (a) => (g, room) => (g.s.rooms.floor[room] ?? 0) < (g.s.rooms.floor[a.rooms(g)] ?? -1),
});

export const lowerFloors = (room: OneRoom): LowerFloorsEx => ({ x: 'lowerFloors', rooms: room });
