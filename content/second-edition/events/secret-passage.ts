import type { Op, Rooms } from '@hollow/engine';
import {
  $room,
  ask,
  choose,
  dice,
  event,
  except,
  exists,
  here,
  onFloor,
  put,
  roll,
  self,
  spawn,
  standing,
  when,
} from '@hollow/engine/builders';

const ending = (from: Rooms): Op => ask(self, 'room', { from: except(from, here), as: 'end' });

export default event({
  id: 'secret-passage',
  draw: [
    spawn('secret-passage', here),
    roll(dice(3), {
      '6+': [ending(standing)],
      '4-5': [ending(onFloor('upper'))],
      '2-3': [ending(onFloor('ground'))],
      '0-1': [ending(onFloor('basement'))],
    }),
    when(exists($room('end')), [
      choose(self, {
        'go-through': [put(self, $room('end')), spawn('secret-passage', $room('end'))],
        stay: [spawn('secret-passage', $room('end'))],
      }),
    ]),
  ],
});
