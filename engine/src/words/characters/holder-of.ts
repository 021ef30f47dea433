import { defineSet } from '../../define/expression.ts';
import { beings } from '../../define/field.ts';
import type { Ex, Many } from '../../language/ex.ts';
import type { HolderOfEx } from '../../language/words.generated.ts';
import { holder, isHeld } from '../../state/state.ts';

export const holderOfWord = defineSet({
  x: 'holderOf',
  means: 'Who holds the things, or holds somebody fast.',
  example: { things: { x: 'cards', ids: ['lamp-oil'] } },
  yields: 'who',
  many: { like: 'things' },
  fields: { things: beings },
  list: (a) => (g) => {
    const found: number[] = [];
    for (const t of a.things(g)) {
      const place = g.s.things.place[t] ?? -1;
      if (isHeld(place) && !found.includes(holder(place))) found.push(holder(place));
    }
    return found;
  },
});

export const holderOf = <M extends Many>(held: Ex<'who' | 'things', M>): HolderOfEx & Ex<'who', M> => ({
  x: 'holderOf',
  things: held,
});
