import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { Ex, Named } from '../../language/ex.ts';
import type { CardsEx } from '../../language/words.generated.ts';

export const cardsWord = defineSet({
  x: 'cards',
  means: 'Cards by id, wherever they are.',
  example: { ids: ['lamp-oil'] },
  yields: 'things',
  many: { oneOf: 'ids' },
  fields: { ids: names('card') },
  list:
    ({ ids }) =>
    () =>
      ids,
  has:
    ({ ids }) =>
    (_, x) =>
      ids.includes(x),
});

export const cards = <const T extends readonly string[]>(...ids: T): CardsEx & Ex<'things', Named<T>> => ({
  x: 'cards',
  ids,
});
