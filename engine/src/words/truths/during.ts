import { defineTruth } from '../../define/expression.ts';
import { word } from '../../define/field.ts';
import { EVENTS } from '../../language/hooks.ts';
import type { DuringEx } from '../../language/words.generated.ts';

export const duringWord = defineTruth({
  x: 'during',
  means: 'An event of that kind is under way, however deep: `during(“defeat”)` holds for all that a lost fight brings.',
  example: { event: 'damage' },
  ofTheMoment: true,
  fields: { event: word(...EVENTS) },
  holds: (a) => (g) => g.s.happenings.some(({ t }) => t === a.event),
});

export const during = (event: DuringEx['event']): DuringEx => ({ x: 'during', event });
