import { defineSet } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { OpponentsOfEx } from '../../language/words.generated.ts';
import { everyExplorer, hostile, monstersInPlay } from '../../machine/characters.ts';

export const opponentsOfWord = defineSet({
  x: 'opponentsOf',
  means: 'Explorers and monsters hostile to somebody.',
  example: { who: { x: 'self' } },
  yields: 'who',
  fields: { who: oneWho },
  list: (a) => (g) => {
    const whose = a.who(g);
    return [...everyExplorer(g), ...monstersInPlay(g)].filter((x) => hostile(g, whose, x));
  },
});

export const opponentsOf = (whom: OneWho): OpponentsOfEx => ({ x: 'opponentsOf', who: whom });
