import { defineTruth } from '../../define/expression.ts';
import type { HauntOnEx } from '../../language/words.generated.ts';

export const hauntOnWord = defineTruth({
  x: 'hauntOn',
  means: 'The haunt has begun.',
  example: {},
  fields: {},
  holds: () => (g) => g.s.haunt >= 0,
});

export const hauntOn: HauntOnEx = { x: 'hauntOn' };
