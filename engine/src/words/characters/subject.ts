import { defineOne } from '../../define/expression.ts';
import type { SubjectEx } from '../../language/words.generated.ts';

export const subjectWord = defineOne({
  x: 'subject',
  means: 'The character the event happens to.',
  example: {},
  ofTheMoment: true,
  yields: 'who',
  fields: {},
  gives: () => (g) => g.s.happenings[g.scope.ev]?.who ?? -1,
});

export const subject: SubjectEx = { x: 'subject' };
