import { defineOne } from '../../define/expression.ts';
import type { ThisRoomEx } from '../../language/words.generated.ts';
import { carrierRoom } from '../../machine/fold.ts';

export const thisRoomWord = defineOne({
  x: 'thisRoom',
  means: 'The room that carries the rule, or in which its token lies.',
  example: {},
  yields: 'rooms',
  fields: {},
  gives: () => (g) => carrierRoom(g, g.scope.owner),
});

export const thisRoom: ThisRoomEx = { x: 'thisRoom' };
