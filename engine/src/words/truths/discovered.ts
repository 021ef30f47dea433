import { defineTruth } from '../../define/expression.ts';
import type { DiscoveredEx } from '../../language/words.generated.ts';

export const discoveredWord = defineTruth({
  x: 'discovered',
  means:
    'The room was discovered by this very entry; of a card that is drawn, that the symbol of a room just discovered asks for it.',
  example: {},
  ofTheMoment: true,
  fields: {},
  holds: () => (g) => {
    const { ev } = g.scope;
    const isDraw = g.s.happenings[ev]?.t === 'draw';
    return g.s.happenings[isDraw ? ev - 1 : ev]?.kind === 'discovered';
  },
});

export const discovered: DiscoveredEx = { x: 'discovered' };
