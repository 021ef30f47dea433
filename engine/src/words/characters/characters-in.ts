import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { forms, rooms } from '../../define/field.ts';
import type { Rooms } from '../../language/ex.ts';
import type { CharactersInEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';

export const charactersInWord = defineSet({
  x: 'charactersIn',
  means: 'Explorers in the rooms.',
  example: { rooms: { x: 'here' } },
  yields: 'who',
  fields: { rooms: forms(rooms) },
  list:
    ({ rooms: { all } }) =>
    (g) => {
      const where = all(g);
      return living.filter(g, (_, who) => where.includes(roomOf(g, who)));
    },
  has: ({ rooms: { quick } }) => (quick === null ? null : (g, x) => living.has(g, x) && quick(g, roomOf(g, x))),
});

export const charactersIn = (where: Rooms): CharactersInEx => ({ x: 'charactersIn', rooms: where });
