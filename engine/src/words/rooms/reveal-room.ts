import { defineOne } from '../../define/expression.ts';
import type { RevealRoomEx } from '../../language/words.generated.ts';

export const revealRoomWord = defineOne({
  x: 'revealRoom',
  means: 'Where the haunt was revealed.',
  example: {},
  yields: 'rooms',
  fields: {},
  gives: () => (g) => g.s.revealRoom,
});

export const revealRoom: RevealRoomEx = { x: 'revealRoom' };
