import { defineOne } from '../../define/expression.ts';
import type { FoughtWithEx } from '../../language/words.generated.ts';
import { fightUnderWay } from '../../machine/fights.ts';

export const foughtWithWord = defineOne({
  x: 'foughtWith',
  means:
    'The card that the attack under way is made with, also at what the fight brings; nothing for bare hands, and for monsters.',
  example: {},
  ofTheMoment: true,
  yields: 'things',
  fields: {},
  gives: () => (g) => fightUnderWay(g)?.thing ?? -1,
});

export const foughtWith: FoughtWithEx = { x: 'foughtWith' };
