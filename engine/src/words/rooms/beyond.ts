import { defineSet } from '../../define/expression.ts';
import { num, oneRoom } from '../../define/field.ts';
import { opensInto } from '../../house/geometry.ts';
import type { Num, OneRoom } from '../../language/ex.ts';
import type { BeyondEx } from '../../language/words.generated.ts';

export const beyondWord = defineSet({
  x: 'beyond',
  means:
    'The room behind the door on a side of the house: 0 is north, and on clockwise; whole turns do not matter. For facing.',
  example: { rooms: { x: 'here' }, side: 0 },
  yields: 'rooms',
  many: 'one',
  fields: { rooms: oneRoom, side: num },
  list: (a) => (g) => {
    const from = a.rooms(g);
    if (from < 0) return [];
    const room = opensInto(g, from, a.side(g) & 3);
    return room < 0 ? [] : [room];
  },
});

export const beyond = (room: OneRoom, side: Num): BeyondEx => ({ x: 'beyond', rooms: room, side });
