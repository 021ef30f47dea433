import { defineNumber } from '../../define/expression.ts';
import type { HeroesAtStartEx } from '../../language/words.generated.ts';

export const heroesAtStartWord = defineNumber({
  x: 'heroesAtStart',
  means: 'How many heroes there were when the haunt began.',
  example: {},
  counts: true,
  fields: {},
  value: () => (g) => g.s.heroesAtStart,
});

export const heroesAtStart: HeroesAtStartEx = { x: 'heroesAtStart' };
