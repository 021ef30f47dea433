import { defineTruth } from '../../define/expression.ts';
import { flag, names } from '../../define/field.ts';
import { sourcesFor } from '../../machine/sources.ts';

export const sourceWord = defineTruth({
  x: 'source',
  means: 'A room or card that makes the action possible is at hand, and with `once` is not used up. Actions write it.',
  example: { rooms: [], cards: ['lamp-oil'] },
  fields: { rooms: names('room', 0), cards: names('card', 0), once: flag },
  holds: (a) => (g) => sourcesFor(g, a.rooms, a.cards, a.once).length > 0,
});
