import { everyCard } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { word } from '../../define/field.ts';
import type { PermitsEx } from '../../language/words.generated.ts';
import { isBound, mayTake } from '../../play/belongings.ts';

export const permitsWord = defineSet({
  x: 'permits',
  means:
    'Cards that may be traded, dropped or stolen; what a rule keeps with its holder may be neither traded nor dropped, and what `self` may not take may not be stolen.',
  example: { what: 'trade' },
  yields: 'things',
  fields: { what: word('trade', 'drop', 'steal') },
  among: everyCard,
  holds:
    ({ what }) =>
    (g, x) =>
      g.p.cards[x]?.[what] === true &&
      (what === 'steal' ? mayTake(g, g.scope.self, x) : !isBound(g, x, what === 'trade' ? 'give' : what)),
});

export const permits = (what: PermitsEx['what']): PermitsEx => ({ x: 'permits', what });
