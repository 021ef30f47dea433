import { defineOne } from '../../define/expression.ts';
import type { HereEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';

export const hereWord = defineOne({
  x: 'here',
  means: 'Where `self` is.',
  example: {},
  yields: 'rooms',
  local: true,
  fields: {},
  gives: () => (g) => (g.scope.self < 0 ? -1 : roomOf(g, g.scope.self)),
});

export const here: HereEx = { x: 'here' };
