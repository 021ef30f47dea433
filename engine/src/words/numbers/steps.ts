import { defineNumber } from '../../define/expression.ts';
import { oneRoom } from '../../define/field.ts';
import type { OneRoom } from '../../language/ex.ts';
import type { StepsEx } from '../../language/words.generated.ts';
import { distances } from '../../play/distance.ts';

/** What is counted where there is no way. */
const NO_WAY = 99;

export const stepsWord = defineNumber({
  x: 'steps',
  means: 'Steps from one room to another for anybody; 99 where there is no way.',
  example: { from: { x: 'here' }, to: { x: 'revealRoom' } },
  counts: true,
  fields: { from: oneRoom, to: oneRoom },
  value: (a) => (g) => {
    const [start, goal] = [a.from(g), a.to(g)];
    const steps = start < 0 || goal < 0 ? -1 : (distances(g, -1, start)[goal] ?? -1);
    return steps < 0 ? NO_WAY : steps;
  },
});

export const stepsTo = (from: OneRoom, to: OneRoom): StepsEx => ({ x: 'steps', from, to });
