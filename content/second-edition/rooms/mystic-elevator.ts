import type { Ops } from '@hollow/engine';
import {
  charactersIn,
  damage,
  dice,
  eachOne,
  moved,
  moveRoom,
  not,
  roll,
  room,
  self,
  thisRoom,
} from '@hollow/engine/builders';

/** One roll sends the tile, with everybody in it, to an open door of the floor that the result stands for. */
const ride: Ops = [
  roll(dice(2), {
    '4+': [moveRoom(thisRoom, { floors: ['basement', 'ground', 'upper'] })],
    '3': [moveRoom(thisRoom, { floors: ['upper'] })],
    '2': [moveRoom(thisRoom, { floors: ['ground'] })],
    '1': [moveRoom(thisRoom, { floors: ['basement'] })],
    '0': [
      moveRoom(thisRoom, { floors: ['basement'] }),
      eachOne(charactersIn(thisRoom), [damage('physical', { dice: 1 }, self)]),
    ],
  }),
];

export default room({
  id: 'mystic-elevator',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N'],
  tags: ['asks-for-a-roll'],
  rules: {
    ride: { on: 'enter.after', limit: 'turn', do: ride, cites: ['2e.room.elevator.moves'] },
    'stay-aboard': {
      on: 'turn.after',
      when: not(moved),
      do: ride,
      under: { elevatorEndTurnRoll: 'ifNotMoved' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
    'end-aboard': {
      on: 'turn.after',
      do: ride,
      under: { elevatorEndTurnRoll: 'ifInside' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
  },
});
