import { defineSet } from '../../define/expression.ts';
import { oneRoom, rooms } from '../../define/field.ts';
import type { OneRoom, Rooms } from '../../language/ex.ts';
import type { NearestRoomsEx } from '../../language/words.generated.ts';
import { nearest } from '../../play/measure.ts';

export const nearestRoomsWord = defineSet({
  x: 'nearestRooms',
  means: 'The nearest rooms of a set; several where they tie.',
  example: { to: { x: 'here' }, of: { x: 'standing' } },
  yields: 'rooms',
  fields: { to: oneRoom, of: rooms },
  list: (a) => (g) => nearest(g, a.to(g), a.of(g), (room) => room),
});

export const nearestRooms = (to: OneRoom, of: Rooms): NearestRoomsEx => ({ x: 'nearestRooms', to, of });
