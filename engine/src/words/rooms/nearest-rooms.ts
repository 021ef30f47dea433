import { defineSet } from '../../define/expression.ts';
import { oneRoom, oneWho, optional, rooms } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import type { OneRoom, OneWho, Rooms } from '../../language/ex.ts';
import type { NearestRoomsEx } from '../../language/words.generated.ts';
import { nearest } from '../../play/measure.ts';

export const nearestRoomsWord = defineSet({
  x: 'nearestRooms',
  means: 'The nearest rooms of a set, for anybody or for the one who walks, `by`; several where they tie.',
  example: { to: { x: 'here' }, of: { x: 'standing' } },
  yields: 'rooms',
  fields: { to: oneRoom, of: rooms, by: optional(oneWho) },
  list: (a) => (g) => nearest(g, a.by?.(g) ?? -1, a.to(g), a.of(g), (room) => room),
});

export const nearestRooms = (to: OneRoom, of: Rooms, by?: OneWho): NearestRoomsEx =>
  write<NearestRoomsEx>({ x: 'nearestRooms', to, of, by });
