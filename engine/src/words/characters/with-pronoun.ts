import { explorerDomain as everyExplorer } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { word } from '../../define/field.ts';
import type { WithPronounEx } from '../../language/words.generated.ts';
import { sheetOf } from '../../machine/characters.ts';

export const withPronounWord = defineSet({
  x: 'withPronoun',
  means: 'Explorers of whom one says he, she or they; the dead included.',
  example: { pronoun: 'he' },
  yields: 'who',
  fields: { pronoun: word('she', 'he', 'they') },
  among: everyExplorer,
  holds: (a) => (g, who) => sheetOf(g, who).def.pronoun === a.pronoun,
});

export const withPronoun = (pronoun: 'she' | 'he' | 'they'): WithPronounEx => ({ x: 'withPronoun', pronoun });
