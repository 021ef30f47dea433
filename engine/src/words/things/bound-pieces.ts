import { inPlay } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho, Who } from '../../language/ex.ts';
import type { BoundPiecesEx } from '../../language/words.generated.ts';
import { HELD } from '../../state/state.ts';

export const boundPiecesWord = defineSet({
  x: 'boundPieces',
  means: 'Pieces that belong to somebody.',
  example: { who: { x: 'self' } },
  yields: 'beings',
  fields: { who: oneWho },
  among: inPlay,
  holds: (a) => (g, t) => g.s.things.bound[t] === HELD + a.who(g),
});

export const boundPieces = (whose: OneWho): BoundPiecesEx & Who => ({ x: 'boundPieces', who: whose });
