import { isOnBoard, piecesOfKinds } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { Things, Who } from '../../language/ex.ts';
import type { PiecesEx } from '../../language/words.generated.ts';
import { isDead } from '../../machine/characters.ts';

export const piecesWord = defineSet({
  x: 'pieces',
  means: 'Pieces and monsters of these kinds on the board or in somebody’s hands.',
  example: { kinds: ['keyhole'] },
  yields: 'beings',
  fields: { kinds: names('token') },
  among: ({ kinds }) => piecesOfKinds(kinds),
  holds: () => (g, t) => isOnBoard(g, t) && !isDead(g, t),
});

export const pieces = (...kinds: string[]): PiecesEx & Things => ({ x: 'pieces', kinds });
/** The same as characters. */
export const piece = (...kinds: string[]): PiecesEx & Who => ({ x: 'pieces', kinds });
