import { defineSet } from '../../define/expression.ts';
import { damageName } from '../../define/field.ts';
import type { TraitsOfEx } from '../../language/words.generated.ts';

export const traitsOfWord = defineSet({
  x: 'traitsOf',
  means: 'The traits of a kind of damage.',
  example: { kind: 'physical' },
  yields: 'trait',
  fields: { kind: damageName },
  list: (a) => (g) => g.p.damageKinds[a.kind] ?? [],
});

export const traitsOf = (kind: string): TraitsOfEx => ({ x: 'traitsOf', kind });
