import type { Ops } from '@hollow/engine';
import { $room, addRoom, dice, event, gain, named, put, roll, self, trait } from '@hollow/engine/builders';

const home = put(self, named('entrance-hall'));
const unknown = (floor: string): Ops => [
  addRoom({ floor, as: 'found', none: [home] }),
  put(self, $room('found'), { discovered: true }),
];

export default event({
  id: 'the-lost-one',
  draw: [
    roll(trait('knowledge'), {
      '5+': [gain('knowledge')],
      '0-4': [
        roll(dice(3), {
          '6+': [home],
          '4-5': [put(self, named('upper-landing'))],
          '2-3': unknown('upper'),
          '0-1': unknown('basement'),
        }),
      ],
    }),
  ],
});
