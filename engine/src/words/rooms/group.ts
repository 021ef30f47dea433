import { defineSet } from '../../define/expression.ts';
import { flag, oneRoom, rooms } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import { patchOf } from '../../house/ways.ts';
import type { OneRoom, Rooms } from '../../language/ex.ts';
import type { GroupEx } from '../../language/words.generated.ts';
import { joinedByEveryWay } from '../../play/ways.ts';

export const groupWord = defineSet({
  x: 'group',
  means:
    'The patch of a set that hangs together with a room by doors and ways that anybody may take; with `every`, by any way there is, in both directions and whomever it is for.',
  example: { from: { x: 'here' }, of: { x: 'standing' } },
  yields: 'rooms',
  fields: { from: oneRoom, of: rooms, every: flag },
  list: (a) => (g) => {
    const among = a.of(g);
    const start = a.from(g);
    if (!among.includes(start)) return [];
    return a.every ? patchOf(g, start, among, joinedByEveryWay) : patchOf(g, start, among);
  },
});

export const group = (from: OneRoom, of: Rooms, options: { readonly every?: boolean } = {}): GroupEx =>
  write<GroupEx>({ x: 'group', from, of, ...options });
