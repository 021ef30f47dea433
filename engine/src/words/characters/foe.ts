import { defineOne } from '../../define/expression.ts';
import type { FoeEx } from '../../language/words.generated.ts';
import { fightUnderWay } from '../../machine/fights.ts';

export const foeWord = defineOne({
  x: 'foe',
  means:
    'Whom `self` fights, attacking or defending, as long as the fight lasts: while it is rolled for, at what it brings (damage, death, defeat) and at `attack.after`. Nobody otherwise.',
  example: {},
  ofTheMoment: true,
  yields: 'who',
  fields: {},
  gives: () => (g) => {
    const { self } = g.scope;
    const fight = fightUnderWay(g, ({ who, by }) => who === self || by === self);
    if (fight === undefined) return -1;
    return fight.by === self ? fight.who : fight.by;
  },
});

export const foe: FoeEx = { x: 'foe' };
