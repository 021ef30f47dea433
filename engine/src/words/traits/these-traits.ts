import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { TheseTraitsEx } from '../../language/words.generated.ts';

export const theseTraitsWord = defineSet({
  x: 'theseTraits',
  means: 'Traits by id.',
  example: { traits: ['might'] },
  yields: 'trait',
  many: { oneOf: 'traits' },
  fields: { traits: names('trait') },
  list: (a) => () => a.traits,
});

export const theseTraits = (...ids: string[]): TheseTraitsEx => ({ x: 'theseTraits', traits: ids });
