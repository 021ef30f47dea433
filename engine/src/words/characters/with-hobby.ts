import { defineSet } from '../../define/expression.ts';
import { labels } from '../../define/field.ts';
import type { WithHobbyEx } from '../../language/words.generated.ts';
import { everyExplorer, sheetOf } from '../../machine/characters.ts';

export const withHobbyWord = defineSet({
  x: 'withHobby',
  means: 'Explorers with one of these pastimes.',
  example: { hobbies: ['boating'] },
  yields: 'who',
  fields: { hobbies: labels('hobby') },
  list: (a) => (g) =>
    everyExplorer(g).filter((who) => sheetOf(g, who).def.hobbies.some((hobby) => a.hobbies.includes(hobby))),
});

export const withHobby = (...hobbies: string[]): WithHobbyEx => ({ x: 'withHobby', hobbies });
