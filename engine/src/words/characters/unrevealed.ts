import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { UnrevealedEx } from '../../language/words.generated.ts';
import { isShown } from '../../machine/characters.ts';

export const unrevealedWord = defineSet({
  x: 'unrevealed',
  means: 'Explorers whose side is not known.',
  example: {},
  yields: 'who',
  fields: {},
  among: living,
  holds: () => (g, x) => !isShown(g, x),
});

export const unrevealed: UnrevealedEx = { x: 'unrevealed' };
