import type { Ops } from '@hollow/engine';
import {
  active,
  all,
  charactersIn,
  clause,
  damage,
  dice,
  eachOne,
  is,
  isIn,
  isVillain,
  monsters,
  moved,
  moveRoom,
  not,
  roll,
  room,
  self,
  set,
  thisRoom,
  traitor,
  v,
  when,
} from '@hollow/engine/builders';

/** One roll sends the tile, with everybody in it, to an open door of the floor that the result stands for. */
const spin: Ops = [
  roll(dice(2), {
    '4+': [moveRoom(thisRoom, { floors: ['basement', 'ground', 'upper'] })],
    '3': [moveRoom(thisRoom, { floors: ['upper'] })],
    '2': [moveRoom(thisRoom, { floors: ['ground'] })],
    '1': [moveRoom(thisRoom, { floors: ['basement'] })],
    '0': [
      moveRoom(thisRoom, { floors: ['basement'] }),
      clause('2e.room.elevator.zero', eachOne(charactersIn(thisRoom), [damage('physical', { dice: 1 }, self)])),
    ],
  }),
];

const send = moveRoom(thisRoom, { floors: ['basement', 'ground', 'upper'], mayStay: true });

/** The traitor and monsters send it where they like. */
const ride: Ops = [
  set('used', 1),
  when(
    isVillain(),
    [clause('2e.room.elevator.traitor-choice', clause('2e.traitor.elevator', send))],
    [clause('2e.room.elevator.hero-rolls', ...spin)],
  ),
];

export default room({
  id: 'mystic-elevator',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N'],
  tags: ['asks-for-a-roll'],
  vars: { used: {} },
  rules: {
    'new-turn': { on: 'turn.before', for: 'all', evenDead: true, do: [set('used', 0)] },
    // The monsters' turn belongs to the traitor's; after anybody else's it begins anew.
    'monsters-turn': { on: 'monsterTurn.before', for: 'all', when: not(isIn(active, traitor)), do: [set('used', 0)] },
    shared: {
      on: 'may',
      for: monsters,
      when: is(v('used'), '=', 1),
      verbs: ['rooms/mystic-elevator/ride'],
      cites: ['2e.room.elevator.shared-use'],
    },
    'at-rest': {
      on: 'may',
      for: 'all',
      when: all(is(v('used'), '=', 1), not(isIn(self, monsters))),
      verbs: ['rooms/mystic-elevator/ride', 'rooms/mystic-elevator/stay-aboard'],
      cites: ['2e.room.elevator.once-per-turn'],
    },
    ride: {
      on: 'enter.after',
      do: ride,
      cites: ['2e.room.elevator.moves'],
    },
    'stay-aboard': {
      on: 'turn.after',
      when: all(not(moved), not(isVillain())),
      do: [set('used', 1), ...spin],
      under: { elevatorEndTurnRoll: 'ifNotMoved' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
    'end-aboard': {
      on: 'turn.after',
      when: not(isVillain()),
      do: [set('used', 1), ...spin],
      under: { elevatorEndTurnRoll: 'ifInside' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
  },
});
