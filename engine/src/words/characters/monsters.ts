import { inPlay } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { MonstersEx } from '../../language/words.generated.ts';
import { isDead, isMonster } from '../../machine/characters.ts';

export const monstersWord = defineSet({
  x: 'monsters',
  means: 'Monsters in play.',
  example: {},
  yields: 'who',
  fields: {},
  among: inPlay,
  holds: () => (g, x) => isMonster(g, x) && !isDead(g, x),
});

export const monsters: MonstersEx = { x: 'monsters' };
