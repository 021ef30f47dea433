import { defineSet } from '../../define/expression.ts';
import { oneRoom, who } from '../../define/field.ts';
import type { OneRoom, Who } from '../../language/ex.ts';
import type { NearestToEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';
import { nearest } from '../../play/measure.ts';

export const nearestToWord = defineSet({
  x: 'nearestTo',
  means: 'The nearest of a set to a room; several where they tie.',
  example: { rooms: { x: 'here' }, who: { x: 'explorers' } },
  yields: 'who',
  fields: { rooms: oneRoom, who },
  list: (a) => (g) => nearest(g, a.rooms(g), a.who(g), (x) => roomOf(g, x)),
});

export const nearestTo = (room: OneRoom, these: Who): NearestToEx => ({ x: 'nearestTo', rooms: room, who: these });
