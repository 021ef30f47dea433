import { defineTruth } from '../../define/expression.ts';
import { forms, members, things, who } from '../../define/field.ts';
import type { Things, Who } from '../../language/ex.ts';
import type { HoldsEx } from '../../language/words.generated.ts';
import { holder, isHeld } from '../../state/state.ts';

export const holdsWord = defineTruth({
  x: 'holds',
  means: 'One of them holds one of the things.',
  example: { who: { x: 'self' }, things: { x: 'cards', ids: ['lamp-oil'] } },
  fields: { who: members(who), things: forms(things) },
  holds: (a) =>
    a.things.any((g, t) => {
      const place = g.s.things.place[t] ?? -1;
      return isHeld(place) && a.who(g, holder(place));
    }),
});

export const holds = (whom: Who, held: Things): HoldsEx => ({ x: 'holds', who: whom, things: held });
