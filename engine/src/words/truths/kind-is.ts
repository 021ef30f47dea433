import { defineTruth } from '../../define/expression.ts';
import { labels } from '../../define/field.ts';
import type { KindIsEx } from '../../language/words.generated.ts';

export const kindIsWord = defineTruth({
  x: 'kindIs',
  means: 'The event is of one of these kinds.',
  example: { kinds: ['physical'] },
  ofTheMoment: true,
  fields: { kinds: labels('kind') },
  holds: (a) => (g) => {
    const event = g.s.happenings[g.scope.ev];
    return event !== undefined && a.kinds.includes(event.kind);
  },
});

export const kindIs = (...kinds: string[]): KindIsEx => ({ x: 'kindIs', kinds });
