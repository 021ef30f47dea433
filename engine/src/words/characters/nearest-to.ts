import { defineSet } from '../../define/expression.ts';
import { oneRoom, oneWho, optional, who } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import type { OneRoom, OneWho, Who } from '../../language/ex.ts';
import type { NearestToEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';
import { nearest } from '../../play/measure.ts';

export const nearestToWord = defineSet({
  x: 'nearestTo',
  means:
    'The nearest of a set to a room, for anybody or for the one who walks from there, `by`; several where they tie.',
  example: { rooms: { x: 'here' }, who: { x: 'explorers' } },
  yields: 'who',
  fields: { rooms: oneRoom, who, by: optional(oneWho) },
  list: (a) => (g) => nearest(g, a.by?.(g) ?? -1, a.rooms(g), a.who(g), (x) => roomOf(g, x)),
});

export const nearestTo = (room: OneRoom, these: Who, by?: OneWho): NearestToEx =>
  write<NearestToEx>({ x: 'nearestTo', rooms: room, who: these, by });
