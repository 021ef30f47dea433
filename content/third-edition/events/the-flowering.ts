import * as w from '@hollow/engine/words';

export default w.event({
  id: 'the-flowering',
  draw: [
    w.damage('general', 1),
    w.when(
      w.inHouse('conservatory'),
      [w.put(w.self, w.named('conservatory'))],
      [
        w.ask(w.self, 'room', { from: w.onFloor('basement', 'ground'), as: 'r', question: 'where' }),
        w.put(w.self, w.$room('r')),
      ],
    ),
  ],
});
