import { defineSet } from '../../define/expression.ts';
import { forms, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { HeldByEx } from '../../language/words.generated.ts';
import { cardsHeldBy as cardsOf, isCard } from '../../machine/characters.ts';
import { holder, isHeld } from '../../state/state.ts';

export const heldByWord = defineSet({
  x: 'heldBy',
  means: 'Cards in somebody’s hands.',
  example: { who: { x: 'self' } },
  yields: 'things',
  fields: { who: forms(who) },
  list:
    ({ who: { all } }) =>
    (g) =>
      all(g).flatMap((x) => cardsOf(g, x)),
  has: ({ who: { quick } }) =>
    quick === null
      ? null
      : (g, x) => {
          const place = g.s.things.place[x] ?? -1;
          return isCard(g, x) && isHeld(place) && quick(g, holder(place));
        },
});

export const heldBy = (whose: Who): HeldByEx => ({ x: 'heldBy', who: whose });
