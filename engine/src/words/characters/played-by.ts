import { defineOne } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { PlayedByEx } from '../../language/words.generated.ts';
import { explorersOf } from '../../machine/characters.ts';

export const playedByWord = defineOne({
  x: 'playedBy',
  means: 'The explorer of that name, if it is in the game.',
  example: { id: 'ada-moss' },
  yields: 'who',
  fields: { id: name('explorer') },
  gives: (a) => (g) => {
    const found = explorersOf(g).find((who) => g.s.things.def[who] === a.id) ?? -1;
    return found < 0 ? found : g.law['reveal.named-character'](found);
  },
});

export const playedBy = (id: string): PlayedByEx => ({ x: 'playedBy', id });
