import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { bears } from '../../language/tags.ts';
import type { StandingEx } from '../../language/words.generated.ts';

export const standingWord = defineSet({
  x: 'standing',
  means: 'Every room of the house; open-air rooms are rooms like any other.',
  example: {},
  yields: 'rooms',
  fields: {},
  among: house,
  holds: () => (g, room) => !bears(g.p.rooms[room]?.tags, 'outside') || g.law['doors.outside-is-inside'](),
});

export const standing: StandingEx = { x: 'standing' };
