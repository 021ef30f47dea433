import { defineSet } from '../../define/expression.ts';
import { text } from '../../define/field.ts';
import type { Ex } from '../../language/ex.ts';
import type { ResultEx } from '../../language/words.generated.ts';

export const resultWord = defineSet({
  x: '$',
  means: 'A result that an earlier operation has named.',
  example: { name: 'goal' },
  ofTheMoment: true,
  yields: 'any',
  many: 'one',
  fields: { name: text },
  list: (a) => (g) => {
    const value = g.scope.vals[a.name];
    if (value === undefined) return [];
    if (typeof value !== 'number') return value;
    return value < 0 ? [] : [value];
  },
  has: (a) => (g, x) => {
    const value = g.scope.vals[a.name];
    if (value === undefined) return false;
    return typeof value === 'number' ? value >= 0 && value === x : value.includes(x);
  },
});

export const $who = (result: string): ResultEx & Ex<'who', 'one'> => ({ x: '$', name: result });
export const $room = (result: string): ResultEx & Ex<'rooms', 'one'> => ({ x: '$', name: result });
export const $thing = (result: string): ResultEx & Ex<'things', 'one'> => ({ x: '$', name: result });
export const $trait = (result: string): ResultEx & Ex<'trait', 'one'> => ({ x: '$', name: result });
