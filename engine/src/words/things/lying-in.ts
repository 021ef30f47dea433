import { everyCard } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { forms, rooms } from '../../define/field.ts';
import type { Rooms } from '../../language/ex.ts';
import type { LyingInEx } from '../../language/words.generated.ts';
import { isCard } from '../../machine/characters.ts';

export const lyingInWord = defineSet({
  x: 'lyingIn',
  means: 'Cards that lie in rooms.',
  example: { rooms: { x: 'here' } },
  yields: 'things',
  fields: { rooms: forms(rooms) },
  list:
    ({ rooms: { all } }) =>
    (g) => {
      const where = all(g);
      return everyCard.filter(g, (_, card) => where.includes(g.s.things.place[card] ?? -1));
    },
  has: ({ rooms: { quick } }) =>
    quick === null ? null : (g, x) => isCard(g, x) && quick(g, g.s.things.place[x] ?? -1),
});

export const lyingIn = (where: Rooms): LyingInEx => ({ x: 'lyingIn', rooms: where });
