import type { Ops } from '@hollow/engine';
import {
  $room,
  addRoom,
  all,
  any,
  ask,
  damage,
  discovered,
  exists,
  is,
  onFloor,
  put,
  reading,
  roll,
  room,
  roomOf,
  self,
  set,
  spawn,
  tokensOf,
  trait,
  v,
  when,
} from '@hollow/engine/builders';

const below = tokensOf('below-collapsed-room');

/** The first to fall finds out what lies below; everybody after lands in the same place. */
const fall: Ops = [
  when(
    exists(below),
    [put(self, roomOf(below))],
    [
      addRoom({
        floor: 'basement',
        as: 'below',
        none: [ask(self, 'room', { from: onFloor('basement'), as: 'known' })],
      }),
      put(self, $room('below'), { discovered: true }),
      put(self, $room('known')),
      spawn('below-collapsed-room', roomOf(self)),
    ],
  ),
  damage('physical', { dice: 1 }),
];

export default room({
  id: 'collapsed-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  tags: ['asks-for-a-roll'],
  vars: { entered: {} },
  rules: {
    'floor-gives-way': {
      on: 'enter.after',
      when: all(is(v('entered'), '=', 0), any(discovered, reading('collapsedRoll', 'firstToEnter'))),
      do: [set('entered', 1), roll(trait('speed'), { '5+': [], '0-4': fall })],
      cites: ['2e.room.collapsed.first-roll'],
    },
    'jump-down': { on: 'turn.offer', limit: 'none', do: fall, cites: ['2e.room.collapsed.later'] },
  },
});
