import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-oldest-house',
  draw: [
    w.ask(w.self, 'trait', { from: w.traitsOf('physical'), as: 't' }),
    w.roll(w.trait(w.$trait('t')), {
      '5+': [w.ask(w.self, 'room', { from: w.standing, as: 'r', question: 'where' }), w.put(w.self, w.$room('r'))],
      '3-4': [
        w.ask(w.self, 'room', { from: w.onFloor('ground'), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
        w.damage('general', 1),
      ],
      '0-2': [
        w.ask(w.self, 'room', { from: w.onFloor('basement'), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
        w.damage('mental', 1),
      ],
    }),
  ],
});
