import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { num, oneRoom, or, word } from '../../define/field.ts';
import { distances, errandSteps, isAvoided } from '../../house/ways.ts';
import type { Num, OneRoom } from '../../language/ex.ts';
import type { ReachEx } from '../../language/words.generated.ts';
import { standsIn } from '../../play/measure.ts';

export const reachWord = defineSet({
  x: 'reach',
  means:
    'Rooms within n steps. An `errand` goes by doors and stairs only, takes no one-way passage, and enters no room that asks for a roll.',
  example: { from: { x: 'here' }, n: 4 },
  yields: 'rooms',
  fields: { from: oneRoom, n: num, way: or(word('walk', 'errand'), 'walk') },
  list: (a) => (g) => {
    const start = a.from(g);
    if (start < 0) return [];
    const errand = a.way === 'errand' && g.law['reach.errand']();
    const most = a.n(g);
    const steps = (errand ? errandSteps : distances)(g, start, standsIn(g, start));
    return house.filter(g, (_, room) => {
      const n = steps[room] ?? -1;
      return room === start || (n >= 0 && n <= most && !(errand && isAvoided(g, room)));
    });
  },
});

export const reach = (from: OneRoom, n: Num, way: 'walk' | 'errand' = 'walk'): ReachEx => ({
  x: 'reach',
  from,
  n,
  way,
});
