import { everything } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { InZoneEx } from '../../language/words.generated.ts';
import { isDead } from '../../machine/characters.ts';
import { ZONE } from '../../state/state.ts';

export const inZoneWord = defineSet({
  x: 'inZone',
  means: 'Characters and pieces in a place off the board; the dead not.',
  example: { name: 'the-board' },
  yields: 'who',
  fields: { name: name('zone') },
  among: everything,
  holds: (a) => (g, x) => g.s.things.place[x] === ZONE + a.name && !isDead(g, x),
});

export const inZone = (zone: string): InZoneEx => ({ x: 'inZone', name: zone });
