import { everyCard } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { labels } from '../../define/field.ts';
import type { TaggedEx } from '../../language/words.generated.ts';

export const taggedWord = defineSet({
  x: 'tagged',
  means: 'Cards with one of these tags; `item` stands for all items.',
  example: { tags: ['item'] },
  yields: 'things',
  fields: { tags: labels('card-tag') },
  among: everyCard,
  holds:
    ({ tags }) =>
    (g, x) => {
      const card = g.p.cards[x];
      return card !== undefined && tags.some((tag) => (tag === 'item' ? card.item : card.tags.includes(tag)));
    },
});

export const tagged = (...tags: string[]): TaggedEx => ({ x: 'tagged', tags });
