import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** One roll sends the tile, with everybody in it, to an open door of the floor that the result stands for. */
const spin: Ops = [
  w.roll(w.dice(2), {
    '4+': [w.moveRoom(w.thisRoom, { floors: ['basement', 'ground', 'upper'] })],
    '3': [w.moveRoom(w.thisRoom, { floors: ['upper'] })],
    '2': [w.moveRoom(w.thisRoom, { floors: ['ground'] })],
    '1': [w.moveRoom(w.thisRoom, { floors: ['basement'] })],
    '0': [
      w.moveRoom(w.thisRoom, { floors: ['basement'] }),
      w.clause(
        '2e.room.elevator.zero',
        w.clause(
          '2e.traitor.rooms',
          w.eachOne(w.where(w.charactersIn(w.thisRoom), w.not(w.isVillain(w.it))), [w.damage('physical', { dice: 1 })]),
        ),
      ),
    ],
  }),
];

const send = w.moveRoom(w.thisRoom, { floors: ['basement', 'ground', 'upper'], mayStay: true });

/** The traitor and monsters send it where they like. */
const ride: Ops = [
  w.set('used', 1),
  w.when(
    w.isVillain(),
    [w.clause('2e.room.elevator.traitor-choice', w.clause('2e.traitor.elevator', send))],
    [w.clause('2e.room.elevator.hero-rolls', ...spin)],
  ),
];

export default w.room({
  id: 'mystic-elevator',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N'],
  tags: ['asks-for-a-roll'],
  // From the door at which the traitor or a monster lets it stop there is a step to the room beyond.
  links: [{ to: w.withOpenDoor, oneWay: 'out', when: w.isVillain(), ride: 'enters' }],
  vars: { used: {} },
  rules: {
    'new-turn': { on: 'turn.before', for: 'all', evenDead: true, do: [w.set('used', 0)] },
    // The monsters' turn belongs to the traitor's; after anybody else's it begins anew.
    'monsters-turn': {
      on: 'monsterTurn.before',
      for: 'all',
      when: w.not(w.isIn(w.active, w.traitor)),
      do: [w.set('used', 0)],
    },
    shared: {
      on: 'may',
      for: w.monsters,
      when: w.is(w.v('used'), '=', 1),
      verbs: ['rooms/mystic-elevator/ride'],
      cites: ['2e.room.elevator.shared-use'],
    },
    'at-rest': {
      on: 'may',
      for: 'all',
      when: w.all(w.is(w.v('used'), '=', 1), w.not(w.isIn(w.self, w.monsters))),
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
      when: w.all(w.not(w.moved), w.not(w.isVillain())),
      do: [w.set('used', 1), ...spin],
      under: { elevatorEndTurnRoll: 'ifNotMoved' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
    'end-aboard': {
      on: 'turn.after',
      when: w.not(w.isVillain()),
      do: [w.set('used', 1), ...spin],
      under: { elevatorEndTurnRoll: 'ifInside' },
      cites: ['2e.room.elevator.end-turn-roll'],
    },
  },
  rulings: {
    'own-floor': { about: ['ride'] },
    'end-of-turn': { about: ['end-aboard'] },
    monsters: { about: ['shared', 'monsters-turn'] },
  },
});
