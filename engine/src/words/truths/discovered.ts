import { defineTruth } from '../../define/expression.ts';
import type { DiscoveredEx } from '../../language/words.generated.ts';

export const discoveredWord = defineTruth({
  x: 'discovered',
  means: 'The room was discovered by this very entry.',
  example: {},
  ofTheMoment: true,
  fields: {},
  holds: () => (g) => g.s.happenings[g.scope.ev]?.kind === 'discovered',
});

export const discovered: DiscoveredEx = { x: 'discovered' };
