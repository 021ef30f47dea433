import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
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

export const cards = (...ids: string[]): CardsEx => ({ x: 'cards', ids });
