import { defineOne } from '../../define/expression.ts';
import type { TheRoomEx } from '../../language/words.generated.ts';

export const theRoomWord = defineOne({
  x: 'theRoom',
  means: 'The room of the event.',
  example: {},
  ofTheMoment: true,
  yields: 'rooms',
  fields: {},
  gives: () => (g) => g.s.happenings[g.scope.ev]?.room ?? -1,
});

export const theRoom: TheRoomEx = { x: 'theRoom' };
