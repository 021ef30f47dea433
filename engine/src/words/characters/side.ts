import { living } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { SideEx } from '../../language/words.generated.ts';
import { sideOf } from '../../machine/characters.ts';

export const sideWord = defineSet({
  x: 'side',
  means: 'The living explorers of a side, as it truly is.',
  example: { name: 'heroes' },
  yields: 'who',
  bySide: true,
  fields: { name: name('side') },
  among: living,
  holds: (a) => (g, x) => sideOf(g, x) === a.name,
});

export const side = (id: string): SideEx => ({ x: 'side', name: id });
