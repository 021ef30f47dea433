import { inPlay } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { FaceDownEx } from '../../language/words.generated.ts';
import { FACE_DOWN } from '../../state/state.ts';

export const faceDownWord = defineSet({
  x: 'faceDown',
  means: 'Pieces in play that lie face down.',
  example: {},
  yields: 'things',
  fields: {},
  among: inPlay,
  holds: () => (g, t) => ((g.s.things.flags[t] ?? 0) & FACE_DOWN) !== 0,
});

export const faceDown: FaceDownEx = { x: 'faceDown' };
