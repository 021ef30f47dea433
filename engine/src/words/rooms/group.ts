import { defineSet } from '../../define/expression.ts';
import { oneRoom, rooms } from '../../define/field.ts';
import { patchOf } from '../../house/ways.ts';
import type { OneRoom, Rooms } from '../../language/ex.ts';
import type { GroupEx } from '../../language/words.generated.ts';

export const groupWord = defineSet({
  x: 'group',
  means: 'The patch of a set that hangs together with a room by doors and ways.',
  example: { from: { x: 'here' }, of: { x: 'standing' } },
  yields: 'rooms',
  fields: { from: oneRoom, of: rooms },
  list: (a) => (g) => {
    const among = a.of(g);
    const start = a.from(g);
    return among.includes(start) ? patchOf(g, start, among) : [];
  },
});

export const group = (from: OneRoom, of: Rooms): GroupEx => ({ x: 'group', from, of });
