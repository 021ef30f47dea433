import { defineNumber } from '../../define/expression.ts';
import { oneRoom, oneThing } from '../../define/field.ts';
import type { OneRoom, OneThing } from '../../language/ex.ts';
import type { ChartEx } from '../../language/words.generated.ts';
import { cite } from '../../rules/index.ts';

export const chartWord = defineNumber({
  x: 'chart',
  means: 'The number of the haunt for this omen in this room.',
  example: { things: { x: 'lastDrawn', deck: 'omen' }, rooms: { x: 'here' } },
  fields: { things: oneThing, rooms: oneRoom },
  value: (a) => (g) => {
    cite(g, 'reveal.chart');
    cite(g, 'reveal.chart-part');
    return g.p.chart.get(`${a.rooms(g)}/${a.things(g)}`) ?? 0;
  },
});

export const chart = (omen: OneThing, room: OneRoom): ChartEx => ({ x: 'chart', things: omen, rooms: room });
