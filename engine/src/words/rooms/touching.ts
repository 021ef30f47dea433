import { defineSet } from '../../define/expression.ts';
import { rooms } from '../../define/field.ts';
import { roomsTouching } from '../../house/geometry.ts';
import type { Rooms } from '../../language/ex.ts';
import type { TouchingEx } from '../../language/words.generated.ts';

export const touchingWord = defineSet({
  x: 'touching',
  means: 'Rooms that lie edge to edge with others.',
  example: { rooms: { x: 'here' } },
  yields: 'rooms',
  fields: { rooms },
  list: (a) => (g) => [...new Set(a.rooms(g).flatMap((room) => roomsTouching(g, room)))],
});

export const touching = (these: Rooms): TouchingEx => ({ x: 'touching', rooms: these });
