import { defineNumber } from '../../define/expression.ts';
import { oneRoom, oneWho, optional, or, word } from '../../define/field.ts';
import { write } from '../../define/make.ts';
import { errandSteps } from '../../house/ways.ts';
import type { OneRoom, OneWho } from '../../language/ex.ts';
import type { DistanceEx } from '../../language/words.generated.ts';
import { distances } from '../../play/distance.ts';
import { FAR, standsIn } from '../../play/measure.ts';

export const distanceWord = defineNumber({
  x: 'distance',
  means:
    'Steps from one room to another, by ways that anybody may take or by those of the one who walks, `by`; a great many where there is no way. An `errand` goes by ways that anybody may take, whoever sends it.',
  example: { from: { x: 'here' }, to: { x: 'revealRoom' } },
  counts: true,
  fields: { from: oneRoom, to: oneRoom, way: or(word('walk', 'errand'), 'walk'), by: optional(oneWho) },
  value: (a) => (g) => {
    const [start, goal] = [a.from(g), a.to(g)];
    if (start < 0 || goal < 0) return FAR;
    const walker = a.by?.(g) ?? -1;
    const part = standsIn(g, walker < 0 ? g.scope.self : walker, start);
    const errand = a.way === 'errand' && g.law['reach.errand']();
    const steps = (errand ? errandSteps(g, start, part) : distances(g, walker, start, part))[goal] ?? -1;
    return steps < 0 ? FAR : steps;
  },
});

export const distance = (from: OneRoom, to: OneRoom, way: 'walk' | 'errand' = 'walk', by?: OneWho): DistanceEx =>
  write<DistanceEx>({ x: 'distance', from, to, way, by });
