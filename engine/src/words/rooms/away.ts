import { defineSet } from '../../define/expression.ts';
import { num, oneRoom, rooms } from '../../define/field.ts';
import type { Num, OneRoom, Rooms } from '../../language/ex.ts';
import type { AwayEx } from '../../language/words.generated.ts';
import { distances } from '../../play/distance.ts';

export const awayWord = defineSet({
  x: 'away',
  means: 'Rooms at least n steps away for anybody, else those that are farthest.',
  example: { of: { x: 'standing' }, n: 5, from: { x: 'here' } },
  yields: 'rooms',
  fields: { of: rooms, n: num, from: oneRoom },
  list: (a) => (g) => {
    const start = a.from(g);
    const all = a.of(g);
    if (start < 0) return all;
    const steps = distances(g, -1, start);
    const far = all.filter((room) => (steps[room] ?? -1) < 0 || (steps[room] ?? 0) >= a.n(g));
    if (far.length > 0) return far;
    const farthest = Math.max(...all.map((room) => steps[room] ?? -1));
    return all.filter((room) => steps[room] === farthest);
  },
});

export const away = (of: Rooms, n: Num, from: OneRoom): AwayEx => ({ x: 'away', of, n, from });
