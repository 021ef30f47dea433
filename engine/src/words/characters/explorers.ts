import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { ExplorersEx } from '../../language/words.generated.ts';

export const explorersWord = defineSet({
  x: 'explorers',
  means: 'The living explorers, from the active one on.',
  example: {},
  yields: 'who',
  bySide: true,
  fields: {},
  among: living,
  holds: () => () => true,
});

export const explorers: ExplorersEx = { x: 'explorers' };
