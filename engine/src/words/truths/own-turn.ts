import { defineTruth } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { OwnTurnEx } from '../../language/words.generated.ts';

export const ownTurnWord = defineTruth({
  x: 'ownTurn',
  means: 'It is their turn.',
  example: { who: { x: 'self' } },
  fields: { who: oneWho },
  holds: (a) => (g) => g.s.turn.who >= 0 && g.s.turn.who === a.who(g),
});

export const ownTurn = (whose: OneWho = { x: 'self' }): OwnTurnEx => ({ x: 'ownTurn', who: whose });
