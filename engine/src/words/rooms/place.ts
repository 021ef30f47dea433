import { defineSet } from '../../define/expression.ts';
import { namedPlace } from '../../define/field.ts';
import type { PlaceEx } from '../../language/words.generated.ts';

export const placeRoomsWord = defineSet({
  x: 'place',
  means: 'Rooms that the haunt has given a name.',
  example: { name: 'lair' },
  yields: 'rooms',
  fields: { name: namedPlace },
  list: (a) => a.name.all,
  has: (a) => a.name.quick,
});

export const place = (id: string): PlaceEx => ({ x: 'place', name: id });
