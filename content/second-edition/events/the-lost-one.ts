import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const home = w.put(w.self, w.named('entrance-hall'));
const unknown = (floor: string): Ops => [
  w.addRoom({ floor, as: 'found', none: [home] }),
  w.put(w.self, w.$room('found'), { discovered: true }),
];

export default w.event({
  id: 'the-lost-one',
  draw: [
    w.roll(w.trait('knowledge'), {
      '5+': [w.gain('knowledge')],
      '0-4': [
        w.roll(w.dice(3), {
          '6+': [home],
          '4-5': [w.put(w.self, w.named('upper-landing'))],
          '2-3': unknown('upper'),
          '0-1': unknown('basement'),
        }),
      ],
    }),
  ],
});
