import { defineTruth } from '../../define/expression.ts';
import { labels } from '../../define/field.ts';
import type { RollIsEx } from '../../language/words.generated.ts';

export const rollIsWord = defineTruth({
  x: 'rollIs',
  means:
    'The roll carries all of these tags: trait, attack, defence, event, room, haunt, damage, or the name of a trait.',
  example: { tags: ['attack'] },
  ofTheMoment: true,
  fields: { tags: labels('roll-tag') },
  holds: (a) => (g) => {
    const tags = g.s.happenings[g.scope.ev]?.tags;
    return tags !== undefined && a.tags.every((tag) => tags.includes(tag));
  },
});

export const rollIs = (...tags: string[]): RollIsEx => ({ x: 'rollIs', tags });
