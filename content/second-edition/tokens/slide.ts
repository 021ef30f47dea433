import type { Ops } from '@hollow/engine';
import {
  $room,
  addRoom,
  ask,
  damage,
  exists,
  here,
  lowerFloors,
  onFloor,
  ownTurn,
  put,
  roll,
  self,
  token,
  trait,
  when,
} from '@hollow/engine/builders';

/** Down into the house: to a room of one's choice, or to one that nobody has seen. */
export const slide: Ops = [
  roll(trait('might'), {
    '5+': [ask(self, 'room', { from: lowerFloors(here), as: 'known' }), put(self, $room('known'))],
    '0-4': [
      addRoom({
        floor: 'basement',
        as: 'below',
        none: [ask(self, 'room', { from: onFloor('basement'), as: 'known' })],
      }),
      when(
        ownTurn(),
        [put(self, $room('below'), { discovered: true })],
        [put(self, $room('below'), { discovered: true, symbol: false })],
      ),
      put(self, $room('known')),
      damage('physical', { dice: 1 }),
    ],
  }),
];

export default token({
  id: 'slide',
  n: 1,
  rules: {
    'slide-down': { on: 'turn.offer', needs: [exists(lowerFloors(here))], do: slide },
  },
});
