import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { SeemingHeroesEx } from '../../language/words.generated.ts';
import { isShown, sideOf } from '../../machine/characters.ts';

export const seemingHeroesWord = defineSet({
  x: 'seemingHeroes',
  means: 'Explorers who are not known to be on another side than the heroes.',
  example: {},
  yields: 'who',
  fields: {},
  among: living,
  holds: () => (g, x) => sideOf(g, x) === 0 || !isShown(g, x),
});

export const seemingHeroes: SeemingHeroesEx = { x: 'seemingHeroes' };
