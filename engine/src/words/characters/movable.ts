import { defineSet } from '../../define/expression.ts';
import { forms, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { MovableEx } from '../../language/words.generated.ts';
import { mayBeMoved } from '../../play/moved.ts';

export const movableWord = defineSet({
  x: 'movable',
  means:
    'Those of them whom `self` may move by an effect: nobody holds them, and no `may` rule forbids `be-moved`. `walk` moves nobody else.',
  example: { who: { x: 'explorers' } },
  yields: 'who',
  fields: { who: forms(who) },
  list: (a) => (g) => a.who.all(g).filter((each) => mayBeMoved(g, each, g.scope.self)),
  has: ({ who: { quick } }) => (quick === null ? null : (g, x) => quick(g, x) && mayBeMoved(g, x, g.scope.self)),
});

export const movable = (of: Who): MovableEx => ({ x: 'movable', who: of });
