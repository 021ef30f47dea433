import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { labels } from '../../define/field.ts';
import type { TagEx } from '../../language/words.generated.ts';

export const tagWord = defineSet({
  x: 'tag',
  means: 'Rooms with one of these tags.',
  example: { tags: ['outside'] },
  yields: 'rooms',
  fields: { tags: labels('room-tag') },
  among: house,
  holds:
    ({ tags }) =>
    (g, room) =>
      tags.some((tag) => g.p.rooms[room]?.tags.includes(tag) === true),
});

export const tag = (...tags: string[]): TagEx => ({ x: 'tag', tags });
