import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { touchesLost } from '../../house/geometry.ts';
import type { BesideLostEx } from '../../language/words.generated.ts';

export const besideLostWord = defineSet({
  x: 'besideLost',
  means: 'Rooms that share an edge with a hole.',
  example: {},
  yields: 'rooms',
  local: true,
  fields: {},
  among: house,
  holds: () => touchesLost,
});

export const besideLost: BesideLostEx = { x: 'besideLost' };
