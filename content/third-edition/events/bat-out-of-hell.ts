import * as w from '@hollow/engine/words';

export default w.event({
  id: 'bat-out-of-hell',
  draw: [
    w.roll(w.trait('speed'), {
      '4+': [
        w.ask(w.self, 'room', { from: w.joined(w.here), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
      '0-3': [w.damage('physical', 1)],
    }),
  ],
});
