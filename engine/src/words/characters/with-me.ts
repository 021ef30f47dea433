import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { WithMeEx } from '../../language/words.generated.ts';
import { areTogether, unseenBy } from '../../machine/characters.ts';

export const withMeWord = defineSet({
  x: 'withMe',
  means: 'Explorers in the same room and, behind a barrier, on the same side of it; the one who is named as well.',
  example: { who: { x: 'self' } },
  yields: 'who',
  local: true,
  fields: { who: oneWho },
  among: living,
  holds: (a) => (g, x) => areTogether(g, a.who(g), x) && !unseenBy(g, x, a.who(g)),
});

export const withMe = (whom: OneWho): WithMeEx => ({ x: 'withMe', who: whom });
