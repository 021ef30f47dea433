import { everyCard } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { UntouchedEx } from '../../language/words.generated.ts';

export const untouchedWord = defineSet({
  x: 'untouched',
  means: 'Cards that have not had their one action of this turn.',
  example: {},
  yields: 'things',
  fields: {},
  among: everyCard,
  holds: () => (g, x) => !g.s.handled.includes(x),
});

export const untouched: UntouchedEx = { x: 'untouched' };
