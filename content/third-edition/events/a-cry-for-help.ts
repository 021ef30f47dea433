import * as w from '@hollow/engine/words';

export default w.event({
  id: 'a-cry-for-help',
  draw: [
    w.roll(w.trait('knowledge'), {
      '4+': [
        w.ask(w.self, 'room', { from: w.sameFloor(w.here), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
      '0-3': [w.damage('mental', 1)],
    }),
  ],
});
