import { defineOne } from '../../define/expression.ts';
import type { RevealerEx } from '../../language/words.generated.ts';

export const revealerWord = defineOne({
  x: 'revealer',
  means: 'Who revealed the haunt.',
  example: {},
  yields: 'who',
  fields: {},
  gives: () => (g) => g.s.revealer,
});

export const revealer: RevealerEx = { x: 'revealer' };
