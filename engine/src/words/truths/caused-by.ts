import { defineTruth } from '../../define/expression.ts';
import { members, things } from '../../define/field.ts';
import type { Things } from '../../language/ex.ts';
import type { CausedByEx } from '../../language/words.generated.ts';
import { HELD, holder } from '../../state/state.ts';

export const causedByWord = defineTruth({
  x: 'causedBy',
  means: 'The event comes from one of these cards.',
  example: { things: { x: 'thisCard' } },
  ofTheMoment: true,
  fields: { things: members(things) },
  holds: (a) => (g) => {
    const cause = g.s.happenings[g.scope.ev]?.cause ?? -1;
    return cause >= HELD && a.things(g, holder(cause));
  },
});

export const causedBy = (these: Things): CausedByEx => ({ x: 'causedBy', things: these });
