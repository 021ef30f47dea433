import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { oneRoom } from '../../define/field.ts';
import { inSight } from '../../house/geometry.ts';
import type { OneRoom } from '../../language/ex.ts';
import type { InSightOfEx } from '../../language/words.generated.ts';

export const inSightOfWord = defineSet({
  x: 'inSightOf',
  means: 'Rooms in a straight line through an unbroken row of doors.',
  example: { from: { x: 'here' } },
  yields: 'rooms',
  fields: { from: oneRoom },
  list: (a) => (g) => {
    const from = a.from(g);
    return from < 0
      ? []
      : house.filter(g, (_, room) => (room !== from || g.law['sight.own-room']()) && inSight(g, from, room));
  },
});

export const inSightOf = (from: OneRoom): InSightOfEx => ({ x: 'inSightOf', from });
