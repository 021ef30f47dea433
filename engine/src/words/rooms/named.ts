import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { Ex, Named } from '../../language/ex.ts';
import type { NamedEx } from '../../language/words.generated.ts';

export const namedWord = defineSet({
  x: 'named',
  means: 'Rooms by id, if they are in the house.',
  example: { ids: ['boiler-room'] },
  yields: 'rooms',
  many: { oneOf: 'ids' },
  fields: { ids: names('room') },
  list:
    ({ ids }) =>
    (g) =>
      ids.filter((room) => house.has(g, room)),
  has:
    ({ ids }) =>
    (g, x) =>
      ids.includes(x) && house.has(g, x),
});

export const named = <const T extends readonly string[]>(...ids: T): NamedEx & Ex<'rooms', Named<T>> => ({
  x: 'named',
  ids,
});
