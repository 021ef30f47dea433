import * as w from '@hollow/engine/words';

/** Whatever the result stands for, with everybody in it; the traitor rolls like anybody else. */
const spin = w.roll(w.dice(2), {
  '4+': [w.moveRoom(w.thisRoom, { floors: ['basement', 'ground', 'upper'] })],
  '3': [w.moveRoom(w.thisRoom, { floors: ['upper'] })],
  '2': [w.moveRoom(w.thisRoom, { floors: ['ground'] })],
  '0-1': [w.moveRoom(w.thisRoom, { floors: ['basement'] })],
});

export default w.room({
  id: 'mystic-elevator',
  floors: ['basement', 'ground', 'upper'],
  doors: ['N'],
  vars: { used: {} },
  rules: {
    'new-turn': { on: 'turn.before', for: 'all', evenDead: true, do: [w.set('used', 0)] },
    'at-rest': {
      on: 'may',
      for: 'all',
      when: w.all(w.is(w.v('used'), '=', 1), w.not(w.isIn(w.self, w.monsters))),
      verbs: ['rooms/mystic-elevator/ride'],
    },
    ride: {
      on: 'enter.after',
      cites: ['3e.traitor.other-tiles'],
      do: [w.choose(w.self, { ride: [w.set('used', 1), spin], stay: [] }, { question: 'ride' })],
    },
  },
  rulings: {
    doorway: { about: ['ride'] },
    discovery: { about: ['ride'] },
  },
});
