import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { HeroesEx } from '../../language/words.generated.ts';
import { sideOf } from '../../machine/characters.ts';

export const heroesWord = defineSet({
  x: 'heroes',
  means: 'The living heroes, as it truly is.',
  example: {},
  yields: 'who',
  bySide: true,
  fields: {},
  among: living,
  holds: () => (g, x) => sideOf(g, x) === 0,
});

export const heroes: HeroesEx = { x: 'heroes' };
