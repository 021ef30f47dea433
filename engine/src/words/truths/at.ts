import { defineTruth } from '../../define/expression.ts';
import { forms, members, rooms, who } from '../../define/field.ts';
import type { Rooms, Who } from '../../language/ex.ts';
import type { AtEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';

export const atWord = defineTruth({
  x: 'at',
  means: 'One of them is in one of the rooms.',
  example: { who: { x: 'self' }, rooms: { x: 'revealRoom' } },
  fields: { who: forms(who), rooms: members(rooms) },
  holds: (a) => a.who.any((g, x) => a.rooms(g, roomOf(g, x))),
});

export const at = (whom: Who, where: Rooms): AtEx => ({ x: 'at', who: whom, rooms: where });
