import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { Ex, Named } from '../../language/ex.ts';
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

export const theseTraits = <const T extends readonly string[]>(...ids: T): TheseTraitsEx & Ex<'trait', Named<T>> => ({
  x: 'theseTraits',
  traits: ids,
});
