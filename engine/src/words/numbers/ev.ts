import { defineNumber } from '../../define/expression.ts';
import { word } from '../../define/field.ts';
import type { EvEx } from '../../language/words.generated.ts';

export const evWord = defineNumber({
  x: 'ev',
  means:
    'A field of the event that the rule answers to: the amount of damage or of steps, the margin of a fight, the total of a roll, the dice of its pool.',
  example: { field: 'total' },
  ofTheMoment: true,
  fields: { field: word('n', 'total', 'pool') },
  value: (a) => (g) => g.s.happenings[g.scope.ev]?.[a.field] ?? 0,
});

export const amount: EvEx = { x: 'ev', field: 'n' };
export const total: EvEx = { x: 'ev', field: 'total' };
export const poolSize: EvEx = { x: 'ev', field: 'pool' };
export const margin: EvEx = { x: 'ev', field: 'n' };
