import { defineNumber } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { AgeOfEx } from '../../language/words.generated.ts';
import { sheetOf } from '../../machine/characters.ts';

export const ageOfWord = defineNumber({
  x: 'ageOf',
  means: 'The age of an explorer, in years.',
  example: { who: { x: 'self' } },
  counts: true,
  fields: { who: oneWho },
  value: (a) => (g) => sheetOf(g, a.who(g)).def.age,
});

export const ageOf = (explorer: OneWho): AgeOfEx => ({ x: 'ageOf', who: explorer });
