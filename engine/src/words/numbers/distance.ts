import { defineNumber } from '../../define/expression.ts';
import { oneRoom, or, word } from '../../define/field.ts';
import { distances, errandSteps } from '../../house/ways.ts';
import type { OneRoom } from '../../language/ex.ts';
import type { DistanceEx } from '../../language/words.generated.ts';
import { FAR, standsIn } from '../../play/measure.ts';

export const distanceWord = defineNumber({
  x: 'distance',
  means:
    'Steps from one room to another; a great many where there is no way. An `errand` goes by doors and stairs only.',
  example: { from: { x: 'here' }, to: { x: 'revealRoom' } },
  fields: { from: oneRoom, to: oneRoom, way: or(word('walk', 'errand'), 'walk') },
  value: (a) => (g) => {
    const [start, goal] = [a.from(g), a.to(g)];
    if (start < 0 || goal < 0) return FAR;
    const measure = a.way === 'errand' && g.law['reach.errand']() ? errandSteps : distances;
    const steps = measure(g, start, standsIn(g, start))[goal] ?? -1;
    return steps < 0 ? FAR : steps;
  },
});

export const distance = (from: OneRoom, to: OneRoom, way: 'walk' | 'errand' = 'walk'): DistanceEx => ({
  x: 'distance',
  from,
  to,
  way,
});
