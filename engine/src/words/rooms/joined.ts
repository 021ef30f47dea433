import type { G } from '../../core/context.ts';
import { defineSet } from '../../define/expression.ts';
import { flag, forms, rooms } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import { waysOut } from '../../house/ways.ts';
import type { Rooms } from '../../language/ex.ts';
import type { JoinedEx } from '../../language/words.generated.ts';
import { standsIn } from '../../play/measure.ts';

const waysFrom = (g: G, room: number, whole: boolean): number[] =>
  waysOut(g, room, whole ? -1 : standsIn(g, room)).map(({ to }) => to);

export const joinedWord = defineSet({
  x: 'joined',
  means:
    'Rooms joined by a door or a way; in a room with a barrier from the side where `self` stands, or from the `whole` room.',
  example: { rooms: { x: 'here' } },
  yields: 'rooms',
  fields: { rooms: forms(rooms), whole: flag },
  list:
    ({ rooms: { all }, whole }) =>
    (g) => [...new Set(all(g).flatMap((room) => waysFrom(g, room, whole)))],
  has: ({ rooms: { single }, whole }) =>
    single === null
      ? null
      : (g, x) => {
          const room = single(g);
          return room >= 0 && waysFrom(g, room, whole).includes(x);
        },
});

export const joined = (these: Rooms, options: { readonly whole?: boolean } = {}): JoinedEx =>
  write<JoinedEx>({ x: 'joined', rooms: these, ...options });
