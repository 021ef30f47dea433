import type { G } from '../../core/context.ts';
import { defineSet } from '../../define/expression.ts';
import { flag, forms, oneWho, optional, rooms } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import type { OneWho, Rooms } from '../../language/ex.ts';
import type { JoinedEx } from '../../language/words.generated.ts';
import { standsIn } from '../../play/measure.ts';
import { joinedByEveryWay, waysFrom } from '../../play/ways.ts';

/** `walker`: whose ways they are; -1 for anybody's, and then `self` is the one behind a barrier. */
const roomsNext = (g: G, room: number, whole: boolean, walker: number): number[] =>
  waysFrom(g, walker, room, whole ? -1 : standsIn(g, walker < 0 ? g.scope.self : walker, room)).map(({ to }) => to);

export const joinedWord = defineSet({
  x: 'joined',
  means:
    'Rooms joined by a door or a way that anybody may take, or that is one for the one who walks, `by`; in a room with a barrier from the side where `self` stands, or from the `whole` room. With `every`, by any way there is, in both directions and whomever it is for.',
  example: { rooms: { x: 'here' } },
  yields: 'rooms',
  fields: { rooms: forms(rooms), whole: flag, by: optional(oneWho), every: flag },
  list:
    ({ rooms: { all }, whole, by, every }) =>
    (g) => [
      ...new Set(
        all(g).flatMap((room) => (every ? joinedByEveryWay(g, room) : roomsNext(g, room, whole, by?.(g) ?? -1))),
      ),
    ],
  has: ({ rooms: { single }, whole, by, every }) =>
    single === null || every
      ? null
      : (g, x) => {
          const room = single(g);
          return room >= 0 && roomsNext(g, room, whole, by?.(g) ?? -1).includes(x);
        },
});

export const joined = (
  these: Rooms,
  options: { readonly whole?: boolean; readonly by?: OneWho; readonly every?: boolean } = {},
): JoinedEx => write<JoinedEx>({ x: 'joined', rooms: these, ...options });
