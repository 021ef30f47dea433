import { explorerDomain } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { DeadOnesEx } from '../../language/words.generated.ts';
import { isDead } from '../../machine/characters.ts';

export const deadOnesWord = defineSet({
  x: 'deadOnes',
  means: 'The dead explorers.',
  example: {},
  yields: 'who',
  fields: {},
  among: explorerDomain,
  holds: () => isDead,
});

export const deadOnes: DeadOnesEx = { x: 'deadOnes' };
