import * as w from '@hollow/engine/words';

export default w.event({
  id: 'creaking-door',
  draw: [
    w.roll(w.trait('knowledge'), {
      '6+': [
        w.ask(w.self, 'room', { from: w.onFloor('upper', 'ground'), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
      '4-5': [
        w.ask(w.self, 'room', { from: w.onFloor('ground'), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
      '0-3': [w.put(w.self, w.named('basement-landing'))],
    }),
  ],
});
