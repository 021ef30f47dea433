import { defineTruth } from '../../define/expression.ts';
import { forms, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { OpensDoorsEx } from '../../language/words.generated.ts';
import { isExplorer, monsterOf } from '../../machine/characters.ts';

export const opensDoorsWord = defineTruth({
  x: 'opensDoors',
  means: 'It may discover rooms: an explorer, or a monster whose haunt says so.',
  example: { who: { x: 'self' } },
  fields: { who: forms(who) },
  holds: (a) => a.who.any((g, x) => monsterOf(g, x)?.through.includes('discover') ?? isExplorer(g, x)),
});

export const opensDoors = (whom: Who): OpensDoorsEx => ({ x: 'opensDoors', who: whom });
